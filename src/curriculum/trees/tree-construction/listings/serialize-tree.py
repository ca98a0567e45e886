def serialize(root):
    # The recursion is as deep as the tree: beyond about 900
    # levels, raise the limit with sys.setrecursionlimit.
    tokens = []

    def write(node):
        if node is None:
            # Without this marker, left and right children look alike.
            tokens.append("#")
            return
        tokens.append(str(node.val))
        write(node.left)
        write(node.right)

    write(root)
    return ",".join(tokens)

def deserialize(text):
    tokens = iter(text.split(","))

    def read():
        token = next(tokens)
        if token == "#":
            return None
        # The same order as in write, so each call consumes one subtree.
        node = TreeNode(int(token))
        node.left = read()
        node.right = read()
        return node

    return read()
