import type { TableArrow, TableCell, TableScene } from '#algorithms/scene.ts'
import { drawCells, drawPath, type Position, type TableMarks } from '#algorithms/scenes/table-cells.ts'
import type { Decision, Step, Trace } from '#algorithms/step.ts'

/** The most cash from a row of houses if no two adjacent ones are robbed: each house is skipped or robbed. */
export function* houseRobber(
  cash: readonly number[],
  choose = ({ skip, take }: ChoiceView) => Math.max(skip, take),
): Trace<number> {
  const best: (number | undefined)[] = [0, ...cash.slice(0, 1), ...cash.slice(1).map(() => undefined)]
  const view = { cash, best }
  yield showStart(view)

  for (let house = 2; house <= cash.length; house++) {
    const skip = best[house - 1]!
    const before = best[house - 2]!
    const take = before + cash[house - 1]!
    const choice = { ...view, house, skip, before, take }
    // With fewer houses, the two cells before this one are all there are.
    if (house === 3) yield showArrival(choice)
    const stored = choose(choice)
    yield showChoice(choice, stored)
    best[house] = stored
  }

  const answer = best.at(-1)!
  if (cash.length > 0) yield showAnswer(view, answer)
  return answer
}

interface View {
  readonly cash: readonly number[]
  /** The most cash from the first 0, 1, 2 ... houses. */
  readonly best: readonly (number | undefined)[]
}

interface ChoiceView extends View {
  /** Counted from 1. */
  readonly house: number
  readonly skip: number
  readonly before: number
  readonly take: number
}

const moves = { skip: 'Skip this house', take: 'Rob this house' }
const lookBacks: Readonly<Record<number, string>> = {
  1: 'Only the one before it',
  2: 'The two before it',
  3: 'All of them',
}

function showStart(view: View): Step {
  const { cash } = view
  const isEmpty = cash.length === 0
  return {
    scene: draw(view, isEmpty ? { result: [bestRow, 0] } : {}),
    caption: isEmpty
      ? { fact: 'Return 0.', why: 'There is no house to rob.' }
      : {
          fact: `No house gives 0, one house gives ${cash[0]}.`,
          why: 'Cell i holds the most cash from the first i houses. These two are known without any choice.',
        },
    line: isEmpty ? 'empty' : 'start',
    variables: variablesOf(),
  }
}

function showArrival(view: ChoiceView): Step {
  return {
    scene: draw(view, drawMarks(view.house, []), { arrows: [readCash(view)] }),
    caption: {
      fact: `House ${view.house} reads two earlier answers.`,
      why: `Skipping it keeps cell ${view.house - 1}. Robbing it rules out house ${view.house - 1}, so it builds on cell ${view.house - 2}.`,
    },
    line: 'skip',
    variables: variablesOf(view),
    decision: {
      question: `Which earlier cells decide the best haul from the first ${view.house} houses?`,
      options: Object.values(lookBacks),
      answer: lookBacks[2]!,
      line: 'loop',
      wrong: explainLookBacks(view),
    },
  }
}

function explainLookBacks({ house, skip, before, cash }: ChoiceView): Readonly<Record<string, string>> {
  const [near, far] = [house - 1, house - 2]
  return {
    [lookBacks[1]!]: `Cell ${near} with ${skip} is for skipping house ${house}. Robbing it rules out house ${near}, so its ${cash[house - 1]} must be added to the ${before} of cell ${far}.`,
    [lookBacks[3]!]: `Cell 0 cannot help: cell ${far} with ${before} covers one more house, so it is never less. House ${house} needs only house ${near} to be skipped.`,
  }
}

/** For a proof: the answer to the question of an arrival, by the number of cells that are read next. */
export function lookBackOf(cellsRead: number): string {
  return lookBacks[cellsRead] ?? 'Other cells'
}

function showChoice(view: ChoiceView, stored: number): Step {
  const { house, skip, before, take, cash } = view
  return {
    scene: draw(view, drawMarks(house, [house - 2, house - 1]), {
      arrows: [
        readCash(view),
        { from: [bestRow, house - 1], to: [bestRow, house], text: 'skip' },
        { from: [bestRow, house - 2], to: [bestRow, house], text: `rob, + ${cash[house - 1]}` },
      ],
    }),
    caption: {
      fact: `Skip: ${skip}. Rob: ${before} + ${cash[house - 1]} = ${take}. Store ${stored}.`,
      why: explain(view),
    },
    comparison: {
      choices: [
        { name: `skip ${house}`, sum: String(skip), value: skip },
        { name: `rob ${house}`, sum: `${before} + ${cash[house - 1]} = ${take}`, value: take },
      ],
      takes: 'the larger',
    },
    line: 'better',
    variables: variablesOf(view),
    // Where both give the same, either answer would be right.
    ...(skip !== take && { decision: decide(view) }),
  }
}

function explain({ house, skip, before, take }: ChoiceView): string {
  if (take < skip) return `House ${house} is not worth giving up house ${house - 1}: skip it.`
  if (take === skip) return 'Both are worth the same, so skipping loses nothing.'
  return skip === before
    ? `The best haul so far does without house ${house - 1}, so robbing house ${house} costs nothing.`
    : `House ${house} is worth giving up house ${house - 1}: rob it.`
}

function decide({ house, skip, before, take, cash }: ChoiceView): Decision {
  const own = cash[house - 1]
  const sum = `${before} + ${own} = ${take}`
  return {
    question: `House ${house}: is robbing it better than keeping the best haul without it?`,
    options: [moves.take, moves.skip],
    answer: take > skip ? moves.take : moves.skip,
    line: 'take',
    wrong:
      take > skip
        ? {
            [moves.skip]: `Skipping keeps the ${skip} of cell ${house - 1}. Robbing house ${house} adds its ${own} to cell ${house - 2}: ${sum}, which is more.`,
          }
        : {
            [moves.take]: `House ${house} holds ${own}, but robbing it gives up house ${house - 1}: ${sum}, which is less than the ${skip} in cell ${house - 1}.`,
          },
    positions: {
      [moves.take]: { kind: 'table-cell', row: bestRow, column: house - 2 },
      [moves.skip]: { kind: 'table-cell', row: bestRow, column: house - 1 },
    },
  }
}

function showAnswer(view: View, answer: number): Step {
  const { path, robbed } = findWayBack(view)
  return {
    scene: draw(view, { result: path[0], settled: path.slice(1) }, { arrows: drawPath(path), robbed }),
    caption: {
      fact: `Return ${answer}.`,
      why:
        robbed.length === 0
          ? 'No house holds any cash.'
          : `Walk back from the last cell. Where the value drops, a house was robbed, and its neighbor is skipped. ${robbed.map((house) => view.cash[house - 1]).join(' + ')} = ${answer}.`,
    },
    line: 'done',
    variables: variablesOf(),
  }
}

/** From the last cell to the first: a robbed house leads two cells back. */
function findWayBack({ best }: View): { path: readonly Position[]; robbed: readonly number[] } {
  let house = best.length - 1
  const path: Position[] = [[bestRow, house]]
  const robbed: number[] = []
  while (house > 0) {
    const isRobbed = best[house]! > best[house - 1]!
    if (isRobbed) robbed.unshift(house)
    house = Math.max(0, house - (isRobbed ? 2 : 1))
    path.push([bestRow, house])
  }
  return { path, robbed }
}

/** Below the row of the houses, so that cell i is under house i. */
const bestRow = 1

/** The cell of a house, with its cash and the earlier cells that it reads. */
function drawMarks(house: number, earlier: readonly number[]): TableMarks {
  return {
    active: [bestRow, house],
    read: [[0, house], ...earlier.map((each): Position => [bestRow, each])],
  }
}

const readCash = ({ house }: ChoiceView): TableArrow => ({ from: [0, house], to: [bestRow, house] })

interface Drawn {
  readonly arrows?: readonly TableArrow[]
  readonly robbed?: readonly number[]
}

function draw({ cash, best }: View, marks: TableMarks, { arrows = [], robbed = [] }: Drawn = {}): TableScene {
  const [houses = [], ...rows] = drawCells([['', ...cash], best], marks)
  return {
    kind: 'table',
    corner: 'houses',
    columnHeads: best.map((_, count) => String(count)),
    rowHeads: ['cash', 'best'],
    rows: [
      houses.map((cell, house): TableCell => {
        if (house === 0) return { ...cell, isUnused: true }
        if (robbed.includes(house)) return { ...cell, role: 'result' }
        return cell.role === 'compare' ? cell : { ...cell, role: 'default' }
      }),
      ...rows,
    ],
    arrows,
  }
}

function variablesOf(view?: ChoiceView): Step['variables'] {
  return [
    { name: 'i', ...(view && { value: view.house }) },
    { name: 'cash[i - 1]', ...(view && { value: view.cash[view.house - 1]! }) },
    { name: 'skip', ...(view && { value: view.skip }) },
    { name: 'take', ...(view && { value: view.take }) },
  ]
}
