def single_number(nums):
    single = 0  # @start
    for num in nums:  # @read
        single ^= num  # @flip
    return single  # @done
