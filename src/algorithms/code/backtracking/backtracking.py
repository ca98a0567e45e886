def subsets_with_sum(nums, target):
    nums.sort()
    found, path = [], []

    def choose(lo, rest):
        if rest == 0:
            found.append(path[:])  # @found
            return
        for i in range(lo, len(nums)):  # @try
            num = nums[i]
            if num > rest:
                break  # @prune
            if i > lo and num == nums[i-1]:
                continue  # @skip
            path.append(num)  # @choose
            choose(i + 1, rest - num)
            path.pop()  # @undo

    choose(0, target)  # @start
    return found  # @done
