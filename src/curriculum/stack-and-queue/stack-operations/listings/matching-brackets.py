def is_balanced(text):
    # All characters are brackets.
    closing = {"(": ")", "[": "]", "{": "}"}
    expected = []
    for character in text:
        if character in closing:
            expected.append(closing[character])
        elif not expected or expected.pop() != character:
            return False
    # Whatever is still expected was never closed.
    return not expected
