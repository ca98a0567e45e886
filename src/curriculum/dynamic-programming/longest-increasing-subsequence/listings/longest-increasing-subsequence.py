def length_of_lis(nums):
    # tails[k]: the smallest end of a chain of length k + 1 # @state
    tails = []  # @start
    for num in nums:  # @next
        lo, hi = 0, len(tails) - 1
        while lo <= hi:
            mid = (lo + hi) // 2  # @mid
            if tails[mid] < num:  # @compare
                lo = mid + 1
            else:
                hi = mid - 1
        if lo == len(tails):  # @position
            tails.append(num)  # @append
        else:
            tails[lo] = num  # @replace
    return len(tails)  # @done
