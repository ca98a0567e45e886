import type { GraphScene, Role } from '#algorithms/scene.ts'

export const states = ['hold', 'rest', 'sold'] as const
export type State = (typeof states)[number]

/** The arrows, from yesterday's state to today's; each is a line of the code with the same label. */
export const moves = {
  keep: { from: 'hold', to: 'hold' },
  buy: { from: 'rest', to: 'hold' },
  wait: { from: 'rest', to: 'rest' },
  pause: { from: 'sold', to: 'rest' },
  sell: { from: 'hold', to: 'sold' },
} as const satisfies Record<string, { readonly from: State; readonly to: State }>
export type Move = keyof typeof moves

export function movesTo(state: State): readonly Move[] {
  return allMoves.filter((move) => moves[move].to === state)
}

const allMoves = Object.keys(moves) as Move[]

const positions = { rest: { x: 0, y: 0 }, hold: { x: 1, y: 0 }, sold: { x: 0.5, y: 0.38 } }

interface MachineMarks {
  readonly lit?: readonly Move[]
  readonly roleOf?: (state: State) => Role
  /** What the arrows are named instead of the moves. */
  readonly labels?: Readonly<Record<Move, string>>
}

/** The states as circles, and the moves between them as arrows. */
export function drawMachine({ lit = [], roleOf = () => 'default', labels }: MachineMarks): GraphScene {
  return {
    kind: 'graph',
    nodes: states.map((state) => ({ id: state, value: state, role: roleOf(state), ...positions[state] })),
    edges: allMoves.map((move) => ({
      ...moves[move],
      label: labels?.[move] ?? move,
      isDirected: true,
      role: lit.includes(move) ? 'active' : 'default',
    })),
  }
}
