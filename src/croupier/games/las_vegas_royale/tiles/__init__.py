"""The tiles of Las Vegas Royale: one module for each face."""
