/** The parts of an open card, by their names in its menu. Each has a URL: `#two-pointers-practice`. */
export const sectionLabels = {
  story: 'Story',
  clues: 'Clues',
  demo: 'Demo',
  practice: 'Practice',
  mistakes: 'Mistakes',
  code: 'Code',
} as const

export type CardSection = keyof typeof sectionLabels

export function sectionId(patternName: string, section: CardSection): string {
  return `${patternName}-${section}`
}

/** The pattern whose card, section or problem (`#two-pointers/15`) a URL fragment names. */
export function findLinkedPattern(hash: string, patternNames: readonly string[]): string | undefined {
  const sections = Object.keys(sectionLabels)
  return patternNames.find(
    (name) =>
      hash === `#${name}` ||
      hash.startsWith(`#${name}/`) ||
      sections.some((section) => hash === `#${name}-${section}`),
  )
}
