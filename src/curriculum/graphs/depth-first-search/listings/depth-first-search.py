def depth_first_search(graph, start):
    # The recursion is as deep as the path it walks.
    # Beyond about 900 levels, raise the limit with
    # sys.setrecursionlimit.
    seen = set()
    order = []

    def visit(node):
        seen.add(node)  # @mark
        order.append(node)  # @enter
        for neighbor in graph[node]:  # @look
            if neighbor not in seen:  # @found
                visit(neighbor)  # @back

    visit(start)  # @start
    return order  # @done
