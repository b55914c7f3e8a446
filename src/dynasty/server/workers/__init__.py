"""Worker processes for what takes long: bots, uploaded records, final pictures."""
