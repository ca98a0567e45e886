def partition(nums, pivot):
    """Smaller values first, then equal ones, then larger ones."""
    low = i = 0
    high = len(nums) - 1
    while i <= high:
        if nums[i] < pivot:
            nums[low], nums[i] = nums[i], nums[low]
            low += 1
            i += 1
        elif nums[i] > pivot:
            # The value that comes in has not been checked,
            # so i stays where it is.
            nums[i], nums[high] = nums[high], nums[i]
            high -= 1
        else:
            i += 1
