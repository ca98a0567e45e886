import { type LabelledCode, readLabelledCode } from '#algorithms/labelled-code.ts'
import { type Language, languages } from '../languages.ts'

/** Each file is its own little chunk, fetched when its language is first looked at. */
const files = import.meta.glob<string>('../../algorithms/code/*/*', { query: '?raw', import: 'default' })
const loaded = new Map<string, LabelledCode>()

/** The code, if it is already here: so that a player opens without a gap where the code will be. */
export function findLoadedCode(patternName: string, language: Language): LabelledCode | undefined {
  return loaded.get(pathOf(patternName, language))
}

export async function loadCode(patternName: string, language: Language): Promise<LabelledCode> {
  const path = pathOf(patternName, language)
  const known = loaded.get(path)
  if (known) return known
  const load = files[path]
  if (!load) throw new Error(`There is no code at ${path}`)
  const code = readLabelledCode(await load())
  loaded.set(path, code)
  return code
}

function pathOf(patternName: string, language: Language): string {
  return `../../algorithms/code/${patternName}/${patternName}.${languages.find(({ id }) => id === language)?.extension}`
}
