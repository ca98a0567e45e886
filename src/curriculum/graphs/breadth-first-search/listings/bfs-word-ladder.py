from string import ascii_lowercase


def ladder_length(begin, end, words):
    """The number of words in the shortest ladder, 0 if there is none."""
    # begin and end are different words.
    if end not in words:
        return 0
    left = set(words) - {begin, end}
    front, back = {begin}, {end}
    length = 1
    while front and back:
        # Growing the smaller side keeps both frontiers small.
        if len(front) > len(back):
            front, back = back, front
        length += 1
        following = set()
        for word in front:
            for i in range(len(word)):
                for letter in ascii_lowercase:
                    near = word[:i] + letter + word[i + 1:]
                    if near in back:
                        return length
                    if near in left:
                        left.remove(near)
                        following.add(near)
        front = following
    return 0
