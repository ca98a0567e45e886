from functools import cache

def length_of_lis_with_memo(nums):
    @cache
    def best_ending_at(i):
        """The longest chain that ends exactly at nums[i]."""
        longest = 1
        for j in range(i):
            if nums[j] < nums[i]:
                longest = max(longest, best_ending_at(j) + 1)
        return longest

    # From left to right, each call finds all earlier answers
    # stored, so the recursion is never deep.
    return max(map(best_ending_at, range(len(nums))), default=0)
