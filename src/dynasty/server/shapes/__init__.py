"""Shapes: what requests and answers look like, for API and pages alike."""
