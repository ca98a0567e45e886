// All candidates are positive and different.
function combinationSum(candidates: number[], target: number) {
  candidates.sort((a, b) => a - b)
  const found: number[][] = []
  const path: number[] = []

  function choose(start: number, remaining: number): void {
    if (remaining === 0) {
      found.push([...path])
      return
    }
    for (let i = start; i < candidates.length; i++) {
      // Sorted: all later ones are too large as well.
      if (candidates[i] > remaining) break
      path.push(candidates[i])
      // i, not i + 1: the same number may be used again.
      choose(i, remaining - candidates[i])
      path.pop()
    }
  }

  choose(0, target)
  return found
}
