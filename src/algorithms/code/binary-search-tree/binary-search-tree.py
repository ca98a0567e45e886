def insert(root, val):  # @insert
    if root is None:
        return TreeNode(val)  # @hang
    left, right = root.left, root.right
    if val < root.val:  # @compare
        root.left = insert(left, val)
    elif val > root.val:
        root.right = insert(right, val)
    return root  # @same

def search(root, val):  # @search
    while root:
        if val == root.val:  # @look
            return True  # @found
        if val < root.val:
            root = root.left
        else:
            root = root.right
    return False  # @missing
