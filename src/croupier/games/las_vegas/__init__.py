"""Las Vegas (2012)."""
