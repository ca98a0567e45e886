import type { SearchName } from './texts.ts'

interface Video {
  readonly search: SearchName
  /** Of the video, at the host it is watched at. */
  readonly id: string
  readonly title: string
  readonly author: string
  /** What to watch for. */
  readonly watchFor: string
}

export const videos: readonly Video[] = [
  {
    search: 'BFS',
    id: 'oDqjPvD54Ss',
    title: 'Breadth First Search Algorithm | Shortest Path | Graph Theory',
    author: 'WilliamFiset',
    watchFor: 'Watch how the order in the queue alone makes the first path to a node the shortest.',
  },
  {
    search: 'DFS',
    id: '7fujbpJ0LB4',
    title: 'Depth First Search Algorithm | Graph Theory',
    author: 'WilliamFiset',
    watchFor: 'Watch what happens at a dead end: the call returns, and an older one continues.',
  },
]
