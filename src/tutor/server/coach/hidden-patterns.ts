import type { Conversation } from './conversation.ts'
import { templatesThatSolve } from './problems.ts'
import type { Question } from './question.ts'

/**
 * Lessons whose code would be the solution of a problem named in this session, solved or not: that somebody says so
 * proves nothing. With those that share a name with them: their code is often nearly the same.
 */
export function hiddenPatterns({ met }: Conversation, { named }: Question): ReadonlySet<string> {
  const solving = new Set(met.flatMap(templatesThatSolve))
  const namesakes = named.flatMap(({ patterns }) =>
    patterns.some((name) => solving.has(name)) ? patterns : [],
  )
  return new Set([...solving, ...namesakes])
}
