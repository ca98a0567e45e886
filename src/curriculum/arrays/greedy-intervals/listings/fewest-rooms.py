def fewest_rooms(meetings):
    # Each meeting starts before it ends.
    starts = sorted(start for start, _ in meetings)
    ends = sorted(end for _, end in meetings)
    rooms = 0
    freed = 0  # how many rooms have been freed again
    for start in starts:
        # It does not matter which meeting ends, only that one does.
        if start >= ends[freed]:
            freed += 1
        else:
            rooms += 1
    return rooms
