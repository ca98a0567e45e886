import { betaQuantile, shapeOf } from './recall.ts'

/** What a drawing of recall needs: the Beta distribution, its mean, and the middle 80% of it. */
export interface Estimate {
  readonly a: number
  readonly b: number
  readonly value: number
  readonly interval: readonly [low: number, high: number]
}

interface Known {
  readonly recall: number | null
  readonly interval: readonly [number, number] | null
  readonly weight: number
  readonly rightWeight: number
}

/** Undefined while there is not enough to go by. */
export function estimateOf({ recall, interval, weight, rightWeight }: Known): Estimate | undefined {
  if (recall === null || interval === null) return undefined
  const [a, b] = shapeOf({ weight, rightWeight })
  return { a, b, value: recall, interval }
}

export interface CategoryRecall {
  /** The mean over the patterns that have a number. Undefined if none has one. */
  readonly estimate: Estimate | undefined
  readonly knownCount: number
  readonly total: number
  /** Patterns with at least one answer. */
  readonly begunCount: number
  /** Patterns whose recall is at least 70%. */
  readonly litCount: number
}

export const securePercent = 70

/** A category's recall is the mean over its patterns that have a number. Its interval is that of a Beta distribution with the variance of this mean. */
export function categoryRecallOf(patterns: readonly (Known & { readonly n: number })[]): CategoryRecall {
  const known = patterns.flatMap((pattern) => estimateOf(pattern) ?? [])
  return {
    estimate: meanOf(known),
    knownCount: known.length,
    total: patterns.length,
    begunCount: patterns.filter(({ n }) => n > 0).length,
    litCount: known.filter(({ value }) => value >= securePercent / 100).length,
  }
}

function meanOf(estimates: readonly Estimate[]): Estimate | undefined {
  const [only] = estimates
  if (!only || estimates.length === 1) return only
  const value = estimates.reduce((sum, each) => sum + each.value, 0) / estimates.length
  const variance =
    estimates.reduce((sum, { a, b }) => sum + (a * b) / ((a + b) ** 2 * (a + b + 1)), 0) /
    estimates.length ** 2
  const size = (value * (1 - value)) / variance - 1
  const [a, b] = [value * size, (1 - value) * size]
  return { a, b, value, interval: [betaQuantile(0.1, a, b), betaQuantile(0.9, a, b)] }
}
