import type { Scene } from '#algorithms/scene.ts'
import { describeArray, describeMap } from './describe-array.ts'
import { describeGraph } from './describe-graph.ts'
import { describeList } from './describe-list.ts'
import { describeShelf } from './describe-shelf.ts'
import { describeIntervals, describeTable } from './describe-table.ts'
import { describeTree } from './describe-tree.ts'

/** The text alternative of a picture of any kind, as its drawing gives it. */
export function describeScene(scene: Scene): string {
  switch (scene.kind) {
    case 'array':
      return describeArray(scene)
    case 'list':
      return describeList(scene)
    case 'shelf':
      return describeShelf(scene)
    case 'tree':
      return describeTree(scene)
    case 'graph':
      return describeGraph(scene)
    case 'table':
      return describeTable(scene)
    case 'intervals':
      return describeIntervals(scene)
    case 'map':
      return describeMap(scene)
  }
}
