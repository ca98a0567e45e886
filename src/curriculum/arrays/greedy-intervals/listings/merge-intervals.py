def merge_intervals(intervals):
    blocks = []
    for start, end in sorted(intervals):
        if blocks and start <= blocks[-1][1]:
            # A short range must not cut a longer block off.
            blocks[-1][1] = max(blocks[-1][1], end)
        else:
            blocks.append([start, end])
    return blocks
