def merge_into(nums, count, other):
    """Merges `other` into the first `count` values of `nums`."""
    # nums has exactly the room for both.
    read, take = count - 1, len(other) - 1
    # The back of nums is free, so writing from there
    # never overwrites a value that is still unread.
    for write in range(len(nums) - 1, -1, -1):
        if take < 0:
            break  # the rest of nums is already in order
        if read >= 0 and nums[read] > other[take]:
            nums[write] = nums[read]
            read -= 1
        else:
            nums[write] = other[take]
            take -= 1
