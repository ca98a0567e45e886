def most_points_removed(points):
    """A point may go while another one shares its row or column."""
    parent = {}

    def find(member):
        # A member is created when it first appears.
        parent.setdefault(member, member)
        while parent[member] != member:
            parent[member] = parent[parent[member]]
            member = parent[member]
        return member

    for row, col in points:
        # The names keep row 3 apart from column 3.
        parent[find(('row', row))] = find(('col', col))

    groups = sum(1 for member in parent if find(member) == member)
    # The last point of each group has no partner left.
    return len(points) - groups
