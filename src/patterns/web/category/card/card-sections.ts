/** The parts of an open card, by their names in its menu. Each has a URL: `#two-pointers-practice`. */
export const sectionLabels = {
  clues: 'Clues',
  demo: 'Demo',
  practice: 'Practice',
  mistakes: 'Mistakes',
  variations: 'Variations',
  questions: 'Questions',
} as const

export type CardSection = keyof typeof sectionLabels

export function sectionId(patternName: string, section: CardSection | 'comparison'): string {
  return `${patternName}-${section}`
}

/** The pattern whose card, part of it (`#trie-practice`) or problem (`#two-pointers/15`) a URL fragment names. */
export function findLinkedPattern(hash: string, patternNames: readonly string[]): string | undefined {
  return patternNames.find(
    (name) => hash === `#${name}` || hash.startsWith(`#${name}/`) || hash.startsWith(`#${name}-`),
  )
}
