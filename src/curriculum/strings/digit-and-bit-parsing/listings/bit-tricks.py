def count_bits(num):
    """For num >= 0: Python integers have no fixed width."""
    count = 0
    while num:
        # num - 1 flips the lowest 1 and all zeros after it,
        # so this clears exactly that 1.
        num &= num - 1
        count += 1
    return count


def lowest_set_bit(num):
    # -num is ~num + 1: it agrees with num only in that bit
    # and the zeros after it.
    return num & -num


def is_power_of_two(num):
    return num > 0 and num & (num - 1) == 0
