/** Topics of the tutor; the ninth is ours, where the spec names eight and counts nine. */
export const tutorTopicIds = [
  'arrays',
  'linked-lists',
  'trees',
  'graphs',
  'dynamic-programming',
  'sorting-searching',
  'hash-tables',
  'recursion',
  'stacks-queues',
] as const

/** The topic an address names, or `undefined`: capitals and spaces around it do not matter. */
export function findTopicId(text: string | undefined): string | undefined {
  const id = text?.trim().toLowerCase()
  return tutorTopicIds.find((topicId) => topicId === id)
}
