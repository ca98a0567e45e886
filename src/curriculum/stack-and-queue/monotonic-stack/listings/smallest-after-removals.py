def smallest_number(digits, removals):
    # removals is from 0 to the number of digits.
    kept = []
    for digit in digits:
        # A smaller digit in an earlier position always wins.
        while removals > 0 and kept and kept[-1] > digit:
            kept.pop()
            removals -= 1
        kept.append(digit)
    # If removals are left, the digits never decrease: cut the end.
    kept = kept[: len(kept) - removals]
    return "".join(kept).lstrip("0") or "0"
