import type { Scene } from '#algorithms/scene.ts'
import { describeArray } from './describe/describe-array.ts'
import { describeGraph } from './describe/describe-graph.ts'
import { describeIntervals } from './describe/describe-intervals.ts'
import { describeList } from './describe/describe-list.ts'
import { describeMap } from './describe/describe-map.ts'
import { describeShelf } from './describe/describe-shelf.ts'
import { describeTable } from './describe/describe-table.ts'
import { describeTree } from './describe/describe-tree.ts'

/** The picture in words, for those who do not see it. The caption says why; this says what is where. */
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
