def count_inversions(nums):
    """Pairs i < j with nums[i] > nums[j]. Sorts nums on the way."""
    if len(nums) < 2:
        return 0
    mid = len(nums) // 2
    left, right = nums[:mid], nums[mid:]
    count = count_inversions(left) + count_inversions(right)
    i = j = 0
    for k in range(len(nums)):
        if j == len(right) or (i < len(left) and left[i] <= right[j]):
            nums[k] = left[i]
            i += 1
        else:
            # Each value still in the left half is larger
            # than this one and came before it.
            count += len(left) - i
            nums[k] = right[j]
            j += 1
    return count
