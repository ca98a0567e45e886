import type { LinkRole, ListLink, ListScene } from '#algorithms/scene.ts'
import type { LinkChange, ListChange, ListPicture } from '#content/notes/linked-list/sheet.ts'

/** The list before the operation, after each step, and at the end with every change marked. */
export interface ListScenes {
  readonly before: ListScene
  readonly steps: readonly ListScene[]
  readonly after: ListScene
}

interface State {
  /** Keyed by `keyOf`. */
  readonly links: ReadonlyMap<string, LinkChange>
  readonly values: Readonly<Record<string, number>>
  readonly pointers: Readonly<Record<string, string | null>>
  readonly created: ReadonlySet<string>
  readonly removed: ReadonlySet<string>
}

export function listScenes(picture: ListPicture, changes: readonly ListChange[]): ListScenes {
  const start: State = {
    links: new Map(linksOf(picture).map((link) => [keyOf(link), link])),
    values: {},
    pointers: picture.pointers,
    created: new Set(),
    removed: new Set(),
  }
  const states: State[] = []
  for (const change of changes) states.push(apply(states.at(-1) ?? start, change))
  const end = states.at(-1) ?? start
  return {
    before: draw(picture, start, start, start),
    steps: states.map((state, index) => draw(picture, state, states[index - 1] ?? start, start)),
    after: draw(picture, end, start, start),
  }
}

function linksOf({ chains, isDouble }: ListPicture): readonly LinkChange[] {
  return chains.flatMap((chain) =>
    chain.slice(0, -1).flatMap((from, index): LinkChange[] => {
      const to = chain[index + 1] ?? null
      if (from === null) return []
      return isDouble && to !== null
        ? [
            { from, to },
            { from: to, to: from, isBack: true },
          ]
        : [{ from, to }]
    }),
  )
}

function keyOf({ from, isBack = false }: LinkChange): string {
  return `${isBack ? '<' : '>'}${from}`
}

function apply(
  state: State,
  { links = [], makes, values, pointers, leaves = [], clears }: ListChange,
): State {
  const next = new Map(state.links)
  for (const link of links) next.set(keyOf(link), link)
  for (const [key, { from }] of state.links) if (from === clears) next.delete(key)
  return {
    links: next,
    values: { ...state.values, ...values },
    pointers: { ...state.pointers, ...pointers },
    created: makes ? new Set([...state.created, makes]) : state.created,
    removed: new Set([...state.removed, ...leaves]),
  }
}

/** A link that differs from `before` is new; one that differs only from `start` was made by an earlier step. */
function draw(picture: ListPicture, state: State, before: State, start: State): ListScene {
  const nodes = picture.nodes.filter(({ id, isNew }) => !isNew || state.created.has(id))
  const isShown = ({ from }: LinkChange) => nodes.some(({ id }) => id === from)
  const links = [...state.links.values()].filter(isShown).map((link): ListLink => {
    const isSame = (other: State) => other.links.get(keyOf(link))?.to === link.to
    return { ...link, role: isSame(before) ? (isSame(start) ? 'default' : 'traversed') : 'active' }
  })
  return {
    kind: 'list',
    nodes: nodes.map(({ id, value, column, row = 0, isDummy, isNew }) => ({
      id,
      value: state.values[id] ?? value,
      column,
      row,
      role: state.removed.has(id) || isDummy ? 'visited' : isNew || id in state.values ? 'active' : 'default',
    })),
    links: [
      ...links,
      ...[...before.links.values()].filter((link) => isShown(link) && isRemoved(link, state)).map(drop),
    ],
    pointers: Object.entries(state.pointers).map(([name, at]) => ({ name, at })),
  }
}

/** A null link that moved to another node needs no mark of its own. */
function isRemoved(link: LinkChange, { links }: State): boolean {
  return link.to !== null && links.get(keyOf(link))?.to !== link.to
}

function drop(link: LinkChange): ListLink {
  const role: LinkRole = 'dropped'
  return { ...link, role }
}
