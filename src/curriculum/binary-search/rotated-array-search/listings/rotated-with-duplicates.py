def contains(nums, target):
    lo, hi = 0, len(nums) - 1
    while lo <= hi:
        mid = (lo + hi) // 2
        middle = nums[mid]
        if middle == target:
            return True
        if nums[lo] == middle == nums[hi]:
            # Neither half is known to be in order.
            lo += 1
            hi -= 1
        elif nums[lo] <= middle:
            if nums[lo] <= target < middle:
                hi = mid - 1
            else:
                lo = mid + 1
        elif middle < target <= nums[hi]:
            lo = mid + 1
        else:
            hi = mid - 1
    return False
