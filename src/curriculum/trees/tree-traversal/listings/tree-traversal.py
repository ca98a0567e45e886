def inorder(root):
    # Beyond about 900 levels, raise the limit
    # with sys.setrecursionlimit.
    output = []

    def walk(node):  # @walk
        if node is None:  # @nothing
            return
        walk(node.left)  # @left
        output.append(node.val)  # @write
        walk(node.right)  # @right

    walk(root)  # @start
    return output  # @done
