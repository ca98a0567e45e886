import type { LegendEntry } from '../demo.ts'
import type { LinkRole, Role, TreeNode, TreeScene } from '../scene.ts'

/** A call of a recursive function, and the calls it made. */
export interface RecordedCall {
  readonly id: string
  /** What it was called with, as it is drawn. */
  readonly label: string
  readonly parent?: string
  /** What led to it, on its edge. */
  readonly edge?: string
  /** The same call was made before. */
  readonly isRepeat: boolean
}

/** Makes a call with this argument, which is recorded. */
export type Recurse<Argument, Result> = (argument: Argument, edge?: string) => Result

/**
 * Runs a recursive function and records its calls in the order in which they are made.
 *
 * @param solve is given what it calls instead of itself.
 */
export function recordCalls<Argument extends number | string, Result>(
  first: Argument,
  solve: (argument: Argument, recurse: Recurse<Argument, Result>) => Result,
): { readonly calls: readonly RecordedCall[]; readonly result: Result } {
  const calls: RecordedCall[] = []
  const seen = new Set<Argument>()
  function call(argument: Argument, parent?: string, edge?: string): Result {
    const id = `call ${calls.length + 1}`
    calls.push({
      id,
      label: String(argument),
      ...(parent !== undefined && { parent }),
      ...(edge !== undefined && { edge }),
      isRepeat: seen.has(argument),
    })
    seen.add(argument)
    return solve(argument, (next, nextEdge) => call(next, id, nextEdge))
  }
  return { result: call(first), calls }
}

/** All calls alike. */
export function drawCalls(calls: readonly RecordedCall[]): TreeScene {
  return { kind: 'tree', nodes: calls.map((call) => drawCall(call, 'default', 'default')) }
}

interface MarkedCalls {
  readonly scene: TreeScene
  readonly legend: readonly LegendEntry[]
}

/** With the repeats hatched and whole repeated subtrees framed. */
export function drawRepeats(calls: readonly RecordedCall[]): MarkedCalls {
  const repeats = new Set(calls.filter(({ isRepeat }) => isRepeat).map(({ id }) => id))
  const hasCalls = new Set(calls.map(({ parent }) => parent))
  const frames = calls
    .filter(({ id, parent }) => repeats.has(id) && !repeats.has(parent ?? '') && hasCalls.has(id))
    .map(({ id }) => id)
  return {
    scene: {
      kind: 'tree',
      nodes: calls.map((call) =>
        call.isRepeat ? drawCall(call, 'visited', 'dropped') : drawCall(call, 'settled', 'default'),
      ),
      frames,
    },
    legend: [
      { role: 'settled', means: 'first time' },
      { role: 'visited', means: 'again' },
      ...(frames.length > 0 ? [{ mark: 'frame', means: 'a whole subtree again' } as const] : []),
    ],
  }
}

function drawCall({ id, label, parent, edge }: RecordedCall, role: Role, link: LinkRole): TreeNode {
  return {
    id,
    value: label,
    role,
    ...(parent !== undefined && { parent, edge: link }),
    ...(edge !== undefined && { edgeLabel: edge }),
  }
}

/** How often each argument was called, in the order of the first calls. */
export function countCalls(
  calls: readonly RecordedCall[],
  nameOf = (label: string) => label,
): { label: string; count: number; wasted: number }[] {
  const counts = new Map<string, number>()
  for (const { label } of calls) counts.set(label, (counts.get(label) ?? 0) + 1)
  return [...counts].map(([label, count]) => ({ label: nameOf(label), count, wasted: count - 1 }))
}
