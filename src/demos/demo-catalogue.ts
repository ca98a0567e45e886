import { type LabelledCode, readLabelledCode } from '#algorithms/labelled-code.ts'
import type { Demo } from './demo.ts'
import { type Language, languages } from './languages.ts'

/** Every demo, named after its pattern. A demo is its own chunk, fetched when its player opens. */
const demos = new Map(
  Object.entries(import.meta.glob<{ demo: Demo }>('./catalogue/*/*.ts')).map(([path, load]) => [
    path.replace(/^.*\/|\.ts$/g, ''),
    load,
  ]),
)

const listings = import.meta.glob<string>('../algorithms/code/*/*', { query: '?raw', import: 'default' })

export const demoNames: readonly string[] = [...demos.keys()]

export async function loadDemo(patternName: string): Promise<Demo> {
  const load = demos.get(patternName)
  if (!load) throw new Error(`There is no demo named ${patternName}`)
  return (await load()).demo
}

/** One listing in every language. */
export type DemoCode = Readonly<Record<Language, LabelledCode>>

/** The code of the demo, or of the variation with this id. */
export async function loadCode(patternName: string, id = patternName): Promise<DemoCode> {
  const codes = languages.map(async (language) => {
    const path = `../algorithms/code/${patternName}/${id}.${language.extension}`
    const load = listings[path]
    if (!load) throw new Error(`There is no code at ${path}`)
    return [language.id, readLabelledCode(await load())] as const
  })
  return Object.fromEntries(await Promise.all(codes)) as DemoCode // One entry for each language.
}
