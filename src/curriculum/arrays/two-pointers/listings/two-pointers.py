def two_sum(nums, target):
    # nums is sorted.
    # To count positions from 1, add 1 to both.
    left, right = 0, len(nums) - 1  # @start
    while left < right:  # @loop
        total = nums[left] + nums[right]  # @sum
        if total == target:  # @match
            return [left, right]  # @found
        if total > target:  # @too-large
            right -= 1  # @right-moves
        else:  # @too-small
            left += 1  # @left-moves
    return []  # @none
