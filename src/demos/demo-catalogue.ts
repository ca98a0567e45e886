import type { Demo } from './demo.ts'

/** Every demo, named after its pattern. A demo is its own chunk, fetched when its player opens. */
const demos = new Map(
  Object.entries(import.meta.glob<{ demo: Demo }>('./catalogue/*/*.ts')).map(([path, load]) => [
    path.replace(/^.*\/|\.ts$/g, ''),
    load,
  ]),
)

export const demoNames: readonly string[] = [...demos.keys()]

export async function loadDemo(patternName: string): Promise<Demo> {
  const load = demos.get(patternName)
  if (!load) throw new Error(`There is no demo named ${patternName}`)
  return (await load()).demo
}
