def subsets_with_sum(nums, target):
    # All numbers are positive.
    nums.sort()
    found = []
    path = []

    def choose(start, remaining):
        if remaining == 0:
            found.append(path[:])  # @found
            return
        for i in range(start, len(nums)):  # @try
            if nums[i] > remaining:
                break  # @prune
            if i > start and nums[i] == nums[i - 1]:  # @equal
                continue  # @skip
            path.append(nums[i])  # @choose
            choose(i + 1, remaining - nums[i])
            path.pop()  # @undo

    choose(0, target)  # @start
    return found  # @done
