from collections import defaultdict

def downward_paths_with_sum(root, target):
    # The recursion is as deep as the tree: beyond about 900
    # levels, raise the limit with sys.setrecursionlimit.
    # The empty prefix lets a path start at the root.
    count_of = defaultdict(int, {0: 1})

    def count(node, prefix):
        if node is None:
            return 0
        prefix += node.val
        # Each such prefix above starts a path that ends here.
        found = count_of[prefix - target]
        count_of[prefix] += 1
        found += count(node.left, prefix) + count(node.right, prefix)
        # The other branches must not see this node.
        count_of[prefix] -= 1
        return found

    return count(root, 0)
