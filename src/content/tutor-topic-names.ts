/** Topics of the tutor, for pages that only name them. The ninth is ours, where the spec names eight and counts nine. */
export const tutorTopicNames = {
  arrays: 'Arrays',
  'linked-lists': 'Linked Lists',
  trees: 'Trees',
  graphs: 'Graphs',
  'dynamic-programming': 'Dynamic Programming',
  'sorting-searching': 'Sorting & Searching',
  'hash-tables': 'Hash Tables',
  recursion: 'Recursion',
  'stacks-queues': 'Stacks & Queues',
} as const

export type TutorTopicId = keyof typeof tutorTopicNames
