type Args = readonly [nums: readonly number[], target: number]

/** Judges the indices of two values with a given sum: of several pairs, any is right. */
export const anyPair = {
  reference: (...args: Args): readonly number[] => pairsWithSum(...args)[0] ?? [],
  isRight(result: readonly number[], args: Args): boolean {
    const pairs = pairsWithSum(...args)
    return pairs.length === 0 ? result.length === 0 : pairs.some((pair) => pair.join() === result.join())
  },
}

function pairsWithSum(...[nums, target]: Args): readonly (readonly number[])[] {
  return nums.flatMap((second, later) =>
    nums.slice(0, later).flatMap((first, earlier) => (first + second === target ? [[earlier, later]] : [])),
  )
}
