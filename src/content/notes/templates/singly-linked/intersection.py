def intersection(a, b):
    one, two = a, b
    while one is not two:
        one = one.next if one else b
        two = two.next if two else a
    return one
