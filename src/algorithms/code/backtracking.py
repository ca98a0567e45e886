def subsets_with_sum(nums, target):
    nums.sort()
    found, path = [], []

    def choose(start, rest):
        if rest == 0:
            found.append(path[:])  # @found
            return
        for i in range(start, len(nums)):  # @try
            if nums[i] > rest:
                break  # @prune
            path.append(nums[i])  # @choose
            choose(i + 1, rest - nums[i])
            path.pop()  # @undo

    choose(0, target)  # @start
    return found  # @done
