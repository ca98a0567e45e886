def num_decodings(digits):
    # Ways to read all digits but the last, and all digits so far.
    # The empty prefix has one way.
    two_back, one_back = 0, 1
    for i, digit in enumerate(digits):
        ways = 0
        if digit != "0":
            ways += one_back
        # Two digits count only from 10 to 26, so 06 is not a letter.
        if i > 0 and 10 <= int(digits[i - 1 : i + 1]) <= 26:
            ways += two_back
        two_back, one_back = one_back, ways
    return one_back
