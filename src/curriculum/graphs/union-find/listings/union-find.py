def count_groups(n, edges):
    parent = list(range(n))  # @start
    size = [1] * n
    groups = n

    def find(node):
        if parent[node] != node:
            parent[node] = find(parent[node])  # @compress
        return parent[node]

    for first, second in edges:
        a = find(first)
        b = find(second)  # @find
        if a == b:  # @check
            continue  # @same
        if size[a] < size[b]:
            a, b = b, a
        parent[b] = a  # @join
        size[a] += size[b]
        groups -= 1
    return groups  # @done
