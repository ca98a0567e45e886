def length_of_lis(nums):
    tails = []  # @start
    for num in nums:
        lo, hi = 0, len(tails) - 1
        while lo <= hi:
            mid = (lo + hi) // 2  # @mid
            if tails[mid] < num:  # @compare
                lo = mid + 1
            else:
                hi = mid - 1
        if lo == len(tails):  # @place
            tails.append(num)  # @append
        else:
            tails[lo] = num  # @replace
    return len(tails)  # @done
