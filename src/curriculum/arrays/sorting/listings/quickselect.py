import random


def kth_largest(nums, k):
    # k is from 1 to the length of nums.
    target = len(nums) - k  # its index in ascending order
    lo, hi = 0, len(nums) - 1
    while True:
        # A random pivot makes the O(n^2) case very unlikely.
        pivot = nums[random.randint(lo, hi)]
        low, i, high = lo, lo, hi
        while i <= high:
            if nums[i] < pivot:
                nums[low], nums[i] = nums[i], nums[low]
                low += 1
                i += 1
            elif nums[i] > pivot:
                nums[i], nums[high] = nums[high], nums[i]
                high -= 1
            else:
                i += 1
        # Values equal to the pivot fill low to high.
        if target < low:
            hi = low - 1
        elif target > high:
            lo = high + 1
        else:
            return pivot
