def rob_with_two_values(cash):
    two_back, one_back = 0, 0
    for amount in cash:
        # Both right-hand sides use the old values.
        two_back, one_back = one_back, max(one_back, two_back + amount)
    return one_back
