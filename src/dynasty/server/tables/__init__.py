"""Tables: laid, gathered, opened, played and told; the hall is the one place that changes them."""
