import { formatCount } from '#algorithms/format-text.ts'
import type { IntervalBar, IntervalsScene, Role, TableArrow, TableScene } from '#algorithms/scene.ts'

type Position = TableArrow['from']

/** First what happens: the cell being filled, what it reads, the answer. Then the contents, row by row. */
export function describeTable(scene: TableScene): string {
  const { title, rows, corner, arrows = [] } = scene
  const width = rows[0]?.length ?? 0
  if (width === 0) return title ? `${title}: an empty table.` : 'An empty table.'
  const kind = `${scene.isGrid ? 'Grid' : 'Table'} with ${formatCount(rows.length, 'row')} and ${formatCount(width, 'column')}`
  const sentences = [title ? `${title}.` : '', `${kind}${corner ? `, ${corner}` : ''}.`]

  const marked = (role: string) => findPositions(scene, role)
  for (const position of marked('active')) {
    const pointed = arrows.filter(({ to }) => isSame(to, position)).map(({ from }) => from)
    const read = (pointed.length > 0 ? pointed : marked('compare')).map((each) => nameCell(each, scene))
    sentences.push(
      `Now at ${nameCell(position, scene)}${read.length > 0 ? `; it reads ${joinWords(read)}` : ''}.`,
    )
  }
  const settled = marked('settled').map((position) => nameCell(position, scene))
  if (settled.length > 0 && settled.length <= maxNamed) sentences.push(`Settled: ${joinWords(settled)}.`)
  const result = marked('result').map((position) => nameCell(position, scene))
  if (result.length > 0) sentences.push(`The answer is at ${joinWords(result)}.`)

  sentences.push(...rows.map((_, row) => nameRow(row, scene)))
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

const directions = { above: 'from above', left: 'from the left', diagonal: 'from the diagonal' }

/** More than this is not listened to. */
const maxNamed = 16

function findPositions({ rows }: TableScene, role: string): readonly Position[] {
  return rows.flatMap((cells, row) =>
    cells.flatMap((cell, column): Position[] => (cell.role === role ? [[row, column]] : [])),
  )
}

function isSame(first: Position, second: Position): boolean {
  return first[0] === second[0] && first[1] === second[1]
}

export function nameCell([row, column]: Position, scene: TableScene): string {
  const value = scene.rows[row]?.[column]?.value
  const position = `${nameHead('row', row, scene.rowHeads)}${nameHead('column', column, scene.columnHeads)}`
  return `${position}value ${value === '' || value === undefined ? 'not known yet' : value}`
}

function nameHead(axis: 'row' | 'column', at: number, heads: readonly string[] | undefined): string {
  return `${axis} ${heads?.[at] || at + 1}, `
}

function nameRow(row: number, { rows, rowHeads }: TableScene): string {
  const values = (rows[row] ?? [])
    .filter(({ isUnused }) => !isUnused)
    .map(({ value, note, cameFrom }) => {
      const aside = [note, cameFrom && directions[cameFrom]].filter((word) => word !== undefined)
      return `${value === '' ? 'empty' : value}${aside.length > 0 ? ` (${aside.join(', ')})` : ''}`
    })
  return `Row ${rowHeads?.[row] || row + 1}: ${values.join(', ')}.`
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join('; ')}; and ${words.at(-1)}`
}

export function describeIntervals({ from, to, groups, sweep }: IntervalsScene): string {
  const sentences = [`A line from ${from} to ${to}.`]
  for (const { title, bars } of groups) {
    sentences.push(`${title}: ${bars.length === 0 ? 'nothing' : bars.map(describeBar).join(', ')}.`)
  }
  if (sweep) sentences.push(`The sweep line stands at ${sweep.at}: ${sweep.text}.`)
  return sentences.join(' ')
}

function describeBar({ from, to, role }: IntervalBar): string {
  return `${from} to ${to}${seenAs[role]}`
}

const seenAs: Readonly<Record<Role, string>> = {
  default: '',
  active: ' (current)',
  compare: ' (being compared)',
  visited: ' (ruled out)',
  frontier: ' (waiting)',
  settled: ' (settled)',
  swap: ' (exchanging)',
  result: ' (answer)',
}
