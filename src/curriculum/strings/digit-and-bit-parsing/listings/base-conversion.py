def to_base(num, base):
    """Writes num >= 0 in a base from 2 to 16."""
    if num == 0:
        return "0"  # The loop would write no digit at all.
    digits = []
    while num > 0:
        digits.append("0123456789abcdef"[num % base])
        num //= base
    return "".join(reversed(digits))


def from_base(digits, base):
    # Every digit is lowercase and less than the base.
    value = 0
    for digit in digits:
        # Earlier digits become worth base times as much.
        value = value * base + "0123456789abcdef".index(digit)
    return value
