def delete(root, val):
    # The recursion is as deep as the tree: beyond about 900
    # levels, raise the limit with sys.setrecursionlimit.
    if root is None:
        return None
    if val < root.val:
        root.left = delete(root.left, val)
        return root
    if val > root.val:
        root.right = delete(root.right, val)
        return root
    # With at most one child, that child moves up.
    if root.left is None:
        return root.right
    if root.right is None:
        return root.left
    successor = root.right
    while successor.left:
        successor = successor.left
    # The next larger value keeps both sides in order.
    root.val = successor.val
    root.right = delete(root.right, successor.val)
    return root
