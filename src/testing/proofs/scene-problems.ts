import type {
  ArrayScene,
  GraphScene,
  IntervalsScene,
  ListScene,
  Scene,
  TableScene,
  TreeScene,
} from '#algorithms/scene.ts'

/** Finds pointers, links and frames that refer to something outside the picture. */
export function findSceneProblem(scene: Scene): string | undefined {
  switch (scene.kind) {
    case 'array':
      return findArrayProblem(scene)
    case 'list':
      return findListProblem(scene)
    case 'shelf':
      return findTwice(scene.items.map(({ id }) => id))
    case 'tree':
      return findTreeProblem(scene)
    case 'graph':
      return findGraphProblem(scene)
    case 'table':
      return findTableProblem(scene)
    case 'intervals':
      return findIntervalsProblem(scene)
    case 'map':
      return findTwice(scene.entries.map(({ key }) => String(key)))
  }
}

function findArrayProblem({ cells, pointers, bracket, spans, window, swap }: ArrayScene): string | undefined {
  const isIn = (at: number) => Number.isInteger(at) && at >= 0 && at < cells.length
  for (const { name, at } of pointers) {
    // One column before the first or after the last is allowed.
    if (!(Number.isInteger(at) && at >= -1 && at <= cells.length))
      return `${name} points at ${at} of ${cells.length} cells`
  }
  for (const run of [bracket, window, swap, ...spans]) {
    if (run && !(isIn(run.from) && isIn(run.to))) return `cells ${run.from} to ${run.to} of ${cells.length}`
  }
  for (const run of [window, ...spans]) if (run && run.from > run.to) return `cells ${run.from} to ${run.to}`
  const positions = cells.map(
    ({ at, isLowered }, index) => `column ${at ?? index}${isLowered ? ', lowered' : ''}`,
  )
  return findTwice(cells.flatMap(({ id }) => id ?? [])) ?? findTwice(positions)
}

function findListProblem({ nodes, links, pointers }: ListScene): string | undefined {
  const ids = nodes.map(({ id }) => id)
  const isThere = (id: string | null) => id === null || ids.includes(id)
  for (const { from, to } of links) if (!isThere(from) || !isThere(to)) return `link from ${from} to ${to}`
  for (const { name, at } of pointers) if (!isThere(at)) return `${name} points at ${at}`
  return findTwice(ids) ?? findTwice(nodes.map(({ column, row }) => `column ${column}, row ${row}`))
}

function findTreeProblem({ nodes, pointers = [] }: TreeScene): string | undefined {
  const seen = new Set<string>()
  for (const { id, parent } of nodes) {
    if (parent !== undefined && !seen.has(parent)) return `${id} stands before its parent ${parent}`
    seen.add(id)
  }
  for (const { name, at } of pointers) if (!seen.has(at)) return `${name} points at ${at}`
  return findTwice(nodes.map(({ id }) => id))
}

function findGraphProblem({ nodes, edges }: GraphScene): string | undefined {
  const ids = nodes.map(({ id }) => id)
  for (const { from, to } of edges)
    if (!ids.includes(from) || !ids.includes(to)) return `edge ${from} to ${to}`
  for (const { id, x, y } of nodes) if (!(x >= 0 && x <= 1 && y >= 0 && y <= 1)) return `${id} at ${x}, ${y}`
  return findTwice(ids)
}

function findTableProblem({ rows, rowHeads, columnHeads, arrows = [] }: TableScene): string | undefined {
  const width = rows[0]?.length ?? 0
  if (rows.some((row) => row.length !== width)) return 'rows are not equally long'
  if (rowHeads && rowHeads.length !== rows.length) return `${rowHeads.length} heads for ${rows.length} rows`
  if (columnHeads && columnHeads.length !== width) return `${columnHeads.length} heads for ${width} columns`
  for (const position of arrows.flatMap(({ from, to }) => [from, to])) {
    if (rows[position[0]]?.[position[1]] === undefined)
      return `an arrow at row ${position[0]}, column ${position[1]}`
  }
  return undefined
}

function findIntervalsProblem({ from, to, groups, sweep }: IntervalsScene): string | undefined {
  const bars = groups.flatMap((group) => group.bars)
  for (const bar of bars) {
    if (!(bar.from <= bar.to && bar.from >= from && bar.to <= to))
      return `a bar from ${bar.from} to ${bar.to}`
  }
  if (sweep && !(sweep.at >= from && sweep.at <= to)) return `the sweep at ${sweep.at}`
  for (const group of groups) {
    const problem = findTwice(group.bars.map(({ id }) => id))
    if (problem) return problem
  }
  return undefined
}

function findTwice(ids: readonly string[]): string | undefined {
  const twice = ids.find((id, index) => ids.indexOf(id) < index)
  return twice === undefined ? undefined : `${twice} is there twice`
}
