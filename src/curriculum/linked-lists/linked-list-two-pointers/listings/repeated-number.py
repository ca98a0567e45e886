def repeated_number(nums):
    """nums has n + 1 values from 1 to n; one value repeats."""
    # No value is 0, so index 0 leads into the cycle from outside.
    slow = nums[0]
    fast = nums[nums[0]]
    while slow != fast:
        slow = nums[slow]
        fast = nums[nums[fast]]
    # Single steps from 0 and from here meet where the cycle begins.
    entry = 0
    while entry != slow:
        entry = nums[entry]
        slow = nums[slow]
    return entry
