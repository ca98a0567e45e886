/** Pages of the product that are not built yet: what each will hold, said plainly. */
export interface ComingPage {
  readonly title: string
  readonly description: string
  readonly willHold: readonly string[]
}

export const comingPages = {
  myHerd: {
    title: 'My Herd',
    description: 'Mock interviews with people you would rope up with.',
    willHold: [
      'GoatMates, invited by email',
      'Interviews with a question, a meeting link and a score',
      'Feedback on seven criteria, kept in your history',
    ],
  },
  studyNotes: {
    title: 'Study Notes',
    description: 'Two guides to read beside the patterns, open to everybody.',
    willHold: [
      'BFS and DFS: when to use which, with a practice plan in five levels',
      'Linked lists: every operation with its steps, drawings and code',
    ],
  },
  searchGuide: {
    title: 'BFS and DFS guide',
    description: 'Two ways to walk a graph, and how a question tells you which.',
    willHold: [
      'The difference in one picture, and the structure behind each',
      'When to use which, and the words that give it away',
      'A practice plan in five levels, with code templates',
    ],
  },
  linkedListSheet: {
    title: 'Linked-list cheat sheet',
    description: 'Every pointer move you need, one at a time.',
    willHold: [
      'Insert, delete, merge, detect a cycle: steps and a drawing each',
      'Doubly linked lists and the two-pointer tricks',
      'Python templates you can open where you need them',
    ],
  },
} as const satisfies Record<string, ComingPage>
