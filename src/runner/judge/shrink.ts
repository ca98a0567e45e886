import { changesOf } from './changes.ts'
import { sizeOf } from './smaller.ts'

type Input = readonly unknown[]

interface Problem {
  isValid(args: Input): boolean
  /** Further smaller inputs, which only the problem knows. */
  smaller?(args: Input): Iterable<Input>
}

/**
 * The smallest input found that still fails, by greedy steps: the first smaller candidate that fails is taken, and the
 * search starts again from it.
 *
 * @param failsOn judges a batch of inputs, and tells the index of the first that fails, or -1.
 */
export async function shrink(
  input: Input,
  problem: Problem,
  failsOn: (inputs: readonly Input[]) => Promise<number>,
  limits = { batch: 50, runs: 2000 },
): Promise<Input> {
  let smallest = input
  const tried = new Set([JSON.stringify(input)])
  for (let runs = 0; ; ) {
    let taken = false
    for (const batch of batches(candidatesOf(smallest, problem, tried), limits.batch)) {
      runs += batch.length
      const index = await failsOn(batch)
      const found = batch[index]
      if (found) {
        smallest = found
        taken = true
        // Those after it may be candidates again.
        for (const each of batch.slice(index + 1)) tried.delete(JSON.stringify(each))
        break
      }
      if (runs >= limits.runs) return smallest
    }
    if (!taken) return smallest
  }
}

function* candidatesOf(input: Input, problem: Problem, tried: Set<string>): Generator<Input> {
  const size = sizeOf(input)
  for (const changes of [problem.smaller?.(input) ?? [], changesOf(input)])
    for (const candidate of changes) {
      const key = JSON.stringify(candidate)
      if (tried.has(key) || sizeOf(candidate) >= size || !problem.isValid(candidate)) continue
      tried.add(key)
      yield candidate
    }
}

function* batches<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let batch: Item[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
