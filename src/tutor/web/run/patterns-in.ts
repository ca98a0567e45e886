import { patternAliases } from '#curriculum/between/pattern-aliases.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import type { ReadCode } from '../../code/read-code.ts'
import type { Spoken } from './match-program.ts'

/** What was said, of which the code is no part. */
export function speak(
  message: string,
  { code }: ReadCode,
  earlier: readonly string[],
  patterns: readonly string[],
): Spoken {
  return {
    message: message.replace(code, () => ''),
    earlier,
    patternsNow: patternsIn([message], patterns),
    patternsBefore: patternsIn(earlier, patterns),
  }
}

/** The patterns that messages name, of those given; those of the first message first. */
function patternsIn(messages: readonly string[], patterns: readonly string[]): readonly string[] {
  const names = Object.entries(patternAliases).map(
    ([aliases, slugs]) => [new RegExp(`\\b(?:${aliases})\\b`, 'i'), slugs.split(' ')] as const,
  )
  const found = messages.flatMap((message) => {
    const text = message.replace(/[-_]/g, ' ')
    const own = patterns.filter((name) => message.includes(name) || message.includes(displayNameOf(name)))
    return [...own, ...names.filter(([alias]) => alias.test(text)).flatMap(([, slugs]) => slugs)]
  })
  return [...new Set(found)].filter((name) => patterns.includes(name))
}
