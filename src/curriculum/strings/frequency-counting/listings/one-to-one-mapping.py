def is_one_to_one(first, second):
    if len(first) != len(second):
        return False
    forward, backward = {}, {}
    for a, b in zip(first, second):
        # setdefault keeps an earlier partner, if there is one.
        if forward.setdefault(a, b) != b:
            return False
        # Without this, two characters could share an image.
        if backward.setdefault(b, a) != a:
            return False
    return True
