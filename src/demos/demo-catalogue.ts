import type { Demo } from './demo.ts'

/** Every demo, by the name of its pattern. Each is fetched when its player opens. */
const demos: ReadonlyMap<string, () => Promise<{ demo: Demo }>> = new Map([
  ['two-pointers', () => import('./catalogue/two-pointers.ts')],
])

export const demoNames: readonly string[] = [...demos.keys()]

export function hasDemo(patternName: string): boolean {
  return demos.has(patternName)
}

export async function loadDemo(patternName: string): Promise<Demo> {
  const load = demos.get(patternName)
  if (!load) throw new Error(`There is no demo named ${patternName}`)
  return (await load()).demo
}
