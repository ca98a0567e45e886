def depth_first_search(graph, start):
    seen = set()
    order = []

    def visit(node):
        seen.add(node)
        order.append(node)  # @enter
        for neighbour in graph[node]:  # @look
            if neighbour not in seen:  # @found
                visit(neighbour)  # @back

    visit(start)  # @start
    return order  # @done
