import type { Demo } from '#algorithms/demo.ts'
import { type LabelledCode, readLabelledCode } from '#algorithms/labelled-code.ts'
import type { Slip } from '#algorithms/slip.ts'
import { type Language, languages } from '#settings/languages.ts'

/** Every demo by its path. A demo is its own chunk, fetched when its player opens. */
const demos = import.meta.glob<Demo>('../curriculum/*/*/demo.ts', { import: 'demo' })

const listings = import.meta.glob<string>('../curriculum/*/*/listings/*', {
  query: '?raw',
  import: 'default',
})

const slips = import.meta.glob<readonly Slip[]>('../curriculum/*/*/slips.ts', { import: 'slips' })

/** Runs of the demo with a mistake in them. */
export async function loadSlips(patternName: string): Promise<readonly Slip[]> {
  return load(slips, patternName, 'slips.ts')
}

export async function loadDemo(patternName: string): Promise<Demo> {
  return load(demos, patternName, 'demo.ts')
}

/** One listing in every language. */
export type DemoCode = Readonly<Record<Language, LabelledCode>>

/** The code of the demo, or of the variation with this id. */
export async function loadCode(patternName: string, id = patternName): Promise<DemoCode> {
  const codes = languages.map(async (language) => {
    const code = await load(listings, patternName, `listings/${id}.${language.extension}`)
    return [language.id, readLabelledCode(code)] as const
  })
  return Object.fromEntries(await Promise.all(codes)) as DemoCode // One entry for each language.
}

async function load<Content>(
  files: Readonly<Record<string, () => Promise<Content>>>,
  pattern: string,
  file: string,
): Promise<Content> {
  const path = Object.keys(files).find((each) => each.endsWith(`/${pattern}/${file}`))
  const loadFile = path === undefined ? undefined : files[path]
  if (!loadFile) throw new Error(`There is no ${file} of ${pattern}`)
  return loadFile()
}
