/** Topics of the tutor, for pages that only name them. The spec lists eight ids but counts nine; the ninth is ours. */
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

/** The topic that a URL or a request names, ignoring case and surrounding spaces. */
export function findTutorTopicId(text: string | undefined): TutorTopicId | undefined {
  const id = text?.trim().toLowerCase()
  // The keys are those of the table above.
  return (Object.keys(tutorTopicNames) as TutorTopicId[]).find((each) => each === id)
}
