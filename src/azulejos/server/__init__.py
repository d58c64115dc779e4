"""The table server: plays tables with people and bots, and keeps everything that happened."""
