from bisect import bisect_left

def max_envelopes(envelopes):
    # Equal widths by falling height, so that two of them never
    # follow each other in a chain of rising heights.
    ordered = sorted(envelopes, key=lambda size: (size[0], -size[1]))
    tails = []
    for _, height in ordered:
        position = bisect_left(tails, height)
        if position == len(tails):
            tails.append(height)
        else:
            tails[position] = height
    return len(tails)
