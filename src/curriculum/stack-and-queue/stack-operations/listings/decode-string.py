def decode(text):
    """3[a2[b]] becomes abbabbabb."""
    # Each [ follows a number and has its ].
    outer = []  # what was read before each open bracket
    current, count = "", 0
    for character in text:
        if character.isdigit():
            count = count * 10 + int(character)
        elif character == "[":
            outer.append((current, count))
            current, count = "", 0
        elif character == "]":
            before, times = outer.pop()
            current = before + current * times
        else:
            current += character
    return current
