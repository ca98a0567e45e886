import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CodeRun } from '../../src/tutor/contract.ts'

/** A conversation as far as the learner has a part in it. */
export interface Situation {
  readonly name: string
  readonly topic: string
  /** Numbers of the problems that the learner has solved. */
  readonly solved: readonly number[]
  /** What a good tutor does here, for the people who grade. */
  readonly good: string
  readonly messages: readonly { readonly text: string; readonly run?: CodeRun }[]
}

/** All in this folder, or those with these names. */
export function readSituations(names: readonly string[] = []): readonly Situation[] {
  const files = globSync('*.md', { cwd: import.meta.dirname }).sort()
  const all = files.flatMap((file) => parseSituations(readFileSync(join(import.meta.dirname, file), 'utf8')))
  const unknown = names.filter((name) => !all.some((each) => each.name === name))
  if (unknown.length > 0) throw new Error(`No situation is named ${unknown.join(', ')}`)
  return names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all
}

/** A heading that is one name begins a situation; comments in code have several words. */
function parseSituations(markdown: string): readonly Situation[] {
  return markdown.split(/^# (?=[\w-]+$)/m).flatMap((part) => {
    const [head = '', ...sections] = part.split(/^## (?=Learner$|Run )/m)
    if (head.trim() === '') return []
    const [name = '', ...fields] = head.trim().split('\n')
    const field = (key: string) => fields.find((line) => line.startsWith(`${key}: `))?.slice(key.length + 2)
    const messages: { text: string; run?: CodeRun }[] = []
    for (const section of sections) {
      const [heading = '', ...lines] = section.split('\n')
      const text = lines.join('\n').trim()
      const [, pattern = '', verdict] = heading.split(' ')
      const last = messages.at(-1)
      if (heading === 'Learner') messages.push({ text })
      else if (last) last.run = { pattern, verdict: verdict as CodeRun['verdict'], text }
    }
    const solved = (field('solved') ?? '').split(', ').filter(Boolean).map(Number)
    return [{ name, topic: field('topic') ?? '', solved, good: field('good') ?? '', messages }]
  })
}
