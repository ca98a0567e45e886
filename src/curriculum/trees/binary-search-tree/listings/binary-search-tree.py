def insert(root, val):  # @insert
    # Beyond about 900 levels, raise the limit
    # with sys.setrecursionlimit.
    if root is None:
        return TreeNode(val)  # @hang
    if val < root.val:  # @compare
        root.left = insert(root.left, val)
    elif val > root.val:
        root.right = insert(root.right, val)
    return root  # @same

def search(root, val):  # @search
    while root:
        if val == root.val:  # @look
            return True  # @found
        root = root.left if val < root.val else root.right  # @down
    return False  # @missing
