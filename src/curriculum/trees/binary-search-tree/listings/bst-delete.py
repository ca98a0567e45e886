def delete(root, val):
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
