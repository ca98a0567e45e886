/**
 * What recall was before the rating: `(0.5 + right) / (2 + all)` over the first sights of a pattern, each of which counts
 * half after 14 days or after the stability of the memory, which is approximated. Every round counted.
 */
export function createEarlierFormula() {
  const patterns = new Map<string, { sights: { day: number; isRight: boolean }[]; stability: number }>()

  return {
    forecast(pattern: string, day: number): number {
      const { sights, stability } = patterns.get(pattern) ?? { sights: [], stability: 0 }
      let [all, right] = [0, 0]
      for (const sight of sights) {
        const weight = 0.5 ** ((day - sight.day) / Math.max(14, stability))
        all += weight
        if (sight.isRight) right += weight
      }
      return (0.5 + right) / (2 + all)
    },
    add(pattern: string, day: number, isRight: boolean, isFirstSight: boolean): void {
      const known = patterns.get(pattern) ?? { sights: [], stability: 0 }
      known.stability = isRight ? Math.min(365, Math.max(1.5, known.stability * 1.6 + 0.5)) : 0.5
      if (isFirstSight) known.sights.push({ day, isRight })
      patterns.set(pattern, known)
    },
  }
}
