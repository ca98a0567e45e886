import { problemsOf } from '#curriculum/patterns.ts'
import type { Category } from '#patterns/contract.ts'
import { isComplete } from '#progress/rules.ts'

export interface NextStep {
  readonly label: string
  readonly url: string
}

/**
 * Where to go after a pattern: the next one of its category that is not completed, then an earlier one, then the next
 * category with such a pattern.
 */
export function findNextStep(
  categories: readonly Category[],
  patternId: number,
  solved: ReadonlySet<number>,
): NextStep {
  const current = categories.findIndex(({ patterns }) => patterns.some(({ id }) => id === patternId))
  const home = { label: 'Back to Dashboard', url: '/' }
  const category = categories[current]
  if (!category) return home

  const isOpen = ({ id }: Category['patterns'][number]) =>
    id !== patternId && !isComplete(problemsOf(id), solved)
  const at = category.patterns.findIndex(({ id }) => id === patternId)
  const pattern = [...category.patterns.slice(at + 1), ...category.patterns.slice(0, at)].find(isOpen)
  if (pattern)
    return {
      label: `Next pattern: ${pattern.displayName}`,
      url: `/category/${category.id}#${pattern.name}`,
    }

  const others = [...categories.slice(current + 1), ...categories.slice(0, current)]
  const next = others.find(({ patterns }) => patterns.some(isOpen))
  const first = next?.patterns.find(isOpen)
  if (!next || !first) return home
  return {
    label: `Next category: ${next.displayName}`,
    url: next.locked ? `/category/${next.id}` : `/category/${next.id}#${first.name}`,
  }
}
