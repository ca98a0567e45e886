import type { Prompt } from '../prompt.ts'
import { arraysSealed } from './arrays.ts'
import { binarySearchSealed } from './binary-search.ts'
import { dynamicProgrammingSealed } from './dynamic-programming.ts'
import { graphsSealed } from './graphs.ts'
import { linkedListsSealed } from './linked-lists.ts'
import { stackAndQueueSealed } from './stack-and-queue.ts'
import { stringsSealed } from './strings.ts'
import { treesSealed } from './trees.ts'

/** For the weekly check only. Never in a file that a browser can load. */
export const sealedPrompts: readonly Prompt[] = [
  ...arraysSealed,
  ...binarySearchSealed,
  ...stringsSealed,
  ...linkedListsSealed,
  ...stackAndQueueSealed,
  ...treesSealed,
  ...graphsSealed,
  ...dynamicProgrammingSealed,
]
