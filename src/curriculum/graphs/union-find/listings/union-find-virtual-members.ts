/** A point may go while another one shares its row or column. */
function mostPointsRemoved(points: number[][]): number {
  const parent = new Map<string, string>()

  function find(member: string): string {
    // A member is created when it first appears.
    if (!parent.has(member)) parent.set(member, member)
    while (parent.get(member) !== member) {
      parent.set(member, parent.get(parent.get(member)!)!)
      member = parent.get(member)!
    }
    return member
  }

  for (const [row, col] of points) {
    // The names keep row 3 apart from column 3.
    parent.set(find(`row ${row}`), find(`col ${col}`))
  }

  const members = [...parent.keys()]
  const groups = members.filter((member) => find(member) === member)
  // The last point of each group has no partner left.
  return points.length - groups.length
}
