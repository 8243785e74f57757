"""Las Vegas Royale (2019)."""
