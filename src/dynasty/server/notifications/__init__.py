"""Notifications: mail, webhooks, push and feeds, and the dispatcher that sends them."""
