import type { Step } from '#algorithms/step.ts'
import { countBelow } from '#testing/proofs/decision-texts.ts'
import { type DecisionParts, describeDecisions } from '#testing/proofs/describe-decisions.ts'
import { category } from './category.ts'

const parts: Readonly<Record<string, DecisionParts>> = {
  'depth-first-search': {
    claims: [
      [/No edge joins (\w+) and (\w+)/, ({ step }, [, one, other]) => !hasEdge(step, one, other)],
      [
        /(\w+) is an? (?:unvisited )?neighbor of (\w+)/,
        ({ step }, [, one, other]) => hasEdge(step, one, other),
      ],
      [/has the unvisited neighbor (\w+)/, ({ step }, [, id]) => nodeIn(step, id)?.order === undefined],
    ],
  },
  'breadth-first-search': {
    // Of the nodes one edge farther.
    known: ({ step }) => [Number(variableOf(step, 'distance')) + 1],
    claims: [
      [/(\w+) has no distance yet/, ({ step }, [, id]) => nodeIn(step, id)?.note === undefined],
      [
        /(\w+) was marked with distance (\d+)/,
        ({ step }, [, id, far]) => nodeIn(step, id)?.note === `dist ${far}`,
      ],
    ],
  },
  'topological-sort': {
    known: ({ step: { scene } }) =>
      scene.kind === 'graph' ? [scene.nodes.filter(({ role }) => role === 'settled').length] : [],
    claims: [
      [/(\w+) still needs (\d+)/, ({ step }, [, id, count]) => nodeIn(step, id)?.note === `needs ${count}`],
      [/prerequisite of (\w+), which needs 0/, ({ step }, [, id]) => nodeIn(step, id)?.note === 'needs 0'],
    ],
  },
  'union-find': {
    claims: [
      [/The group of (\w+) has size (\d+)/, ({ step }, [, root, size]) => sizeOf(step, root) === size],
      [/that of (\w+) only (\d+)/, ({ step }, [, root, size]) => sizeOf(step, root) === size],
      [/same root, (\w+): .* group of (\d+)/, ({ step }, [, root, size]) => sizeOf(step, root) === size],
    ],
  },
  'shortest-path-and-mst': {
    claims: [
      [/(\w+) is (\d+) away/, ({ step }, [, id, far]) => nodeIn(step, id)?.note === `dist ${far}`],
      [/No path to (\w+) is known/, ({ step }, [, id]) => nodeIn(step, id)?.note === 'dist ∞'],
      [
        /already be reached in (\d+)/,
        ({ step }, [, far]) => nodeIn(step, variableOf(step, 'neighbor'))?.note === `dist ${far}`,
      ],
    ],
  },
}

for (const pattern of category.patterns) describeDecisions(pattern, parts[pattern])

function variableOf({ variables }: Step, name: string): string {
  return String(variables.find((variable) => variable.name === name)?.value)
}

function nodeIn({ scene }: Step, id: string | undefined) {
  return scene.kind === 'graph' ? scene.nodes.find((node) => node.id === id) : undefined
}

function hasEdge({ scene }: Step, one: string | undefined, other: string | undefined): boolean {
  return (
    scene.kind === 'graph' &&
    scene.edges.some(({ from, to }) => (from === one && to === other) || (from === other && to === one))
  )
}

function sizeOf({ scene, beside = [] }: Step, root: string | undefined): string | undefined {
  const tree = [scene, ...beside].find(({ kind }) => kind === 'tree')
  return tree?.kind === 'tree' && root !== undefined ? String(countBelow(tree, root)) : undefined
}
