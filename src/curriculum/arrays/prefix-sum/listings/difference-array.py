def apply_updates(length, updates):
    """Adds an amount to each range [start, end] of zeros."""
    changes = [0] * (length + 1)
    for start, end, amount in updates:
        changes[start] += amount
        # The change ends right after the last index.
        changes[end + 1] -= amount
    values = []
    total = 0
    for change in changes[:length]:
        total += change
        values.append(total)
    return values
