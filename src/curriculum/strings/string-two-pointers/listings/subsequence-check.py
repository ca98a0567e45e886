def is_subsequence(short, long):
    matched = 0
    for character in long:
        # The earliest match leaves the most for the rest.
        if matched < len(short) and short[matched] == character:
            matched += 1
    return matched == len(short)
