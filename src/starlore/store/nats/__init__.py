"""Logs on NATS JetStream: many servers of the same tables, any of which may die. An extra: nothing else imports it."""
