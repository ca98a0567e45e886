def remove_all(nums, unwanted):
    write = 0
    for num in nums:
        if num != unwanted:
            # The writer never passes the reader,
            # so no unread value is overwritten.
            nums[write] = num
            write += 1
    return write  # nums[:write] is what was kept
