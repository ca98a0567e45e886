/** How many items a daily round has at most. */
export const dailySize = 10
/** Flips of a daily round. */
export const mostFlips = 2
/** With more patterns due than this, a daily round introduces nothing new. */
export const dueBesidesNew = 8

/** How many prompts a person can choose for another round. */
export const chosenSizes = [5, 10, 20] as const
export type ChosenSize = (typeof chosenSizes)[number]
/** Unless the person chooses. */
export const usualSize: ChosenSize = 10
/** The companies whose mixes are added up. */
export const mostCompared = 10
