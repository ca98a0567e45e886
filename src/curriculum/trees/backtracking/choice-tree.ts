import type { ArrayScene, LinkRole, Role, ShelfScene, TreeNode, TreeScene } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'

/** A node of the decision tree: the numbers chosen so far, and the rest of the sum. */
export interface Choice {
  readonly id: string
  readonly rest: number
  readonly chosen: readonly number[]
  /** Indices of the chosen numbers in the sorted array, which distinguish equal numbers. */
  readonly positions: readonly number[]
  readonly children: Choice[]
  /** Still being tried, cut off or skipped unseen, tried in vain, or with a subset at its end or below it. */
  state: 'open' | 'cut' | 'dead' | 'found'
}

export function addChild(
  parent: Choice,
  { number, position, state }: { number: number; position: number; state: Choice['state'] },
): Choice {
  const child: Choice = {
    id: `${parent.id} ${position}`,
    rest: parent.rest - number,
    chosen: [...parent.chosen, number],
    positions: [...parent.positions, position],
    children: [],
    state,
  }
  parent.children.push(child)
  return child
}

export interface ChoiceView {
  readonly sorted: readonly number[]
  readonly target: number
  readonly root: Choice
  /** Where the search is. */
  readonly at: Choice
  readonly found: readonly (readonly number[])[]
}

type Narration = Pick<Step, 'line' | 'caption' | 'decision'> & {
  /** The number that is chosen, skipped, cut or undone. */
  readonly index?: number
}

/** The decision tree with the path and the numbers beside it. */
export function showChoices(view: ChoiceView, { index, ...narration }: Narration): Step {
  const { at, found, sorted } = view
  const isOver = narration.line === 'done'
  const number = index === undefined ? undefined : sorted[index]
  return {
    scene: drawChoices(view, isOver),
    beside: [drawPath(at), drawNumbers(view, narration.line, index)],
    variables: [
      { name: 'remaining', value: at.rest },
      { name: 'nums[i]', ...(number !== undefined && { value: number }) },
      { name: 'len(path)', value: at.chosen.length },
      { name: 'found', value: found.length },
    ],
    ...narration,
  }
}

function drawChoices({ root, at }: ChoiceView, isOver: boolean): TreeScene {
  const nodes: TreeNode[] = []
  const add = (choice: Choice, parent: Choice | undefined): void => {
    const isOpen =
      !isOver && at.id.startsWith(choice.id) && (at.id === choice.id || at.id[choice.id.length] === ' ')
    nodes.push({
      id: choice.id,
      value: choice.rest,
      role: roleOf(choice, isOver ? undefined : at, isOpen),
      edge: edgeOf(choice, isOpen),
      ...(parent && { parent: parent.id, edgeLabel: `+${choice.chosen.at(-1)}` }),
    })
    for (const child of choice.children) add(child, choice)
  }
  add(root, undefined)
  return { kind: 'tree', nodes }
}

function roleOf(choice: Choice, at: Choice | undefined, isOpen: boolean): Role {
  if (choice.rest === 0 && choice.state !== 'cut') return 'result'
  if (choice === at) return 'active'
  if (isOpen) return 'compare'
  return choice.state === 'found' ? 'settled' : 'visited'
}

function edgeOf({ state }: Choice, isOpen: boolean): LinkRole {
  return isOpen ? 'traversed' : state === 'found' ? 'result' : 'dropped'
}

function drawPath({ chosen, positions }: Choice): ShelfScene {
  return {
    kind: 'shelf',
    form: 'stack',
    title: 'path',
    items: chosen.map((value, index) => ({
      id: String(positions[index]),
      value,
      role: index === chosen.length - 1 ? 'active' : 'compare',
    })),
  }
}

function drawNumbers({ sorted, at, found }: ChoiceView, line: string, index: number | undefined): ArrayScene {
  return {
    kind: 'array',
    title: 'numbers, sorted',
    cells: sorted.map((value, position): { value: number; role: Role } => {
      if (at.positions.includes(position))
        return { value, role: at.positions.at(-1) === position ? 'active' : 'compare' }
      const isCut = line === 'prune' && index !== undefined && position >= index
      const isSkipped = line === 'skip' && position === index
      return { value, role: isCut || isSkipped ? 'visited' : 'default' }
    }),
    pointers: [],
    spans: [],
    note: found.length === 0 ? 'found: none so far' : `found: ${found.map(braced).join(' ')}`,
  }
}

export function braced(numbers: readonly number[]): string {
  return `{${numbers.join(', ')}}`
}
