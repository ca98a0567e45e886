def add_strings(a, b):
    # Each number has at least one digit.
    digits = []
    i, j = len(a) - 1, len(b) - 1
    carry = 0
    # The carry is part of the condition: 99 + 1 needs it.
    while i >= 0 or j >= 0 or carry > 0:
        total = carry
        if i >= 0:
            total += int(a[i])
            i -= 1
        if j >= 0:
            total += int(b[j])
            j -= 1
        digits.append(str(total % 10))
        carry = total // 10
    # The last digit was found first.
    return "".join(reversed(digits))
