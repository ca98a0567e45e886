def merge_sort(nums, lo, hi):
    # Sorts from index lo up to hi, without hi.
    # Call it with 0 and len(nums).
    if hi - lo < 2:
        return  # @single
    mid = (lo + hi) // 2  # @split
    merge_sort(nums, lo, mid)
    merge_sort(nums, mid, hi)
    merged = []
    i, j = lo, mid
    while i < mid and j < hi:
        if nums[i] <= nums[j]:  # @compare
            merged.append(nums[i])  # @take-left
            i += 1
        else:
            merged.append(nums[j])  # @take-right
            j += 1
    merged += nums[i:mid] + nums[j:hi]  # @rest
    nums[lo:hi] = merged  # @put-back
