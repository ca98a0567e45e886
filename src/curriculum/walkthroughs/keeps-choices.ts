import type { CodeTour } from './walkthrough.ts'

/** The lines that keep what stays true. */
export function keepsOf({ keeps }: Pick<CodeTour, 'keeps'>): readonly string[] {
  return [keeps].flat()
}

/** Choices that are right, and choices that are wrong. */
const mostOfEach = 2

/**
 * The lines to choose from, in the order of the code: the first two that are named as keeping what stays true, and the
 * nearest two others, one before and one after them where there are such. A line of the same part is only a choice where
 * there is no other: it often does half the work.
 */
export function keepsChoices({ parts, keeps }: Pick<CodeTour, 'parts' | 'keeps'>): readonly string[] {
  const right = keepsOf({ keeps })
  const labels = parts.flatMap((part) => part.labels)
  const indexes = right.map((label) => labels.indexOf(label))
  const partsOfRight = parts.filter((part) => part.labels.some((label) => right.includes(label)))
  const distance = (label: string) =>
    Math.min(...indexes.map((index) => Math.abs(labels.indexOf(label) - index)))
  const isInPart = (label: string) => partsOfRight.some((part) => part.labels.includes(label))
  const nearest = labels
    .filter((label) => !right.includes(label))
    .toSorted((a, b) => Number(isInPart(a)) - Number(isInPart(b)) || distance(a) - distance(b))
  const before = nearest.find((label) => labels.indexOf(label) < Math.min(...indexes))
  const after = nearest.find((label) => labels.indexOf(label) > Math.max(...indexes))
  const others = new Set([before, after, ...nearest].filter((label) => label !== undefined))
  const shown = [...right.slice(0, mostOfEach), ...[...others].slice(0, mostOfEach)]
  return labels.filter((label) => shown.includes(label))
}
