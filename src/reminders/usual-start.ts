const fewestRounds = 3
const minutesPerStep = 10

/** The local time at which the middle one of these rounds began, as '07:40'. Undefined for too few of them. */
export function usualStart(rounds: readonly { readonly createdAt: string }[]): string | undefined {
  if (rounds.length < fewestRounds) return undefined
  const starts = rounds
    .map(({ createdAt }) => new Date(createdAt))
    .map((at) => at.getHours() * 60 + at.getMinutes())
  const middle = starts.toSorted((a, b) => a - b)[Math.floor(starts.length / 2)] ?? 0
  const rounded = middle - (middle % minutesPerStep)
  return [Math.floor(rounded / 60), rounded % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
