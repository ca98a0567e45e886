import type { Demo } from './demo.ts'

/** Every demo, by the name of its pattern, which is the name of its file. Each is fetched when its player opens. */
const demos = import.meta.glob<{ demo: Demo }>('./catalogue/*.ts')

export const demoNames: readonly string[] = Object.keys(demos).map((path) =>
  path.replace('./catalogue/', '').replace('.ts', ''),
)

export async function loadDemo(patternName: string): Promise<Demo> {
  const load = demos[pathOf(patternName)]
  if (!load) throw new Error(`There is no demo named ${patternName}`)
  return (await load()).demo
}

function pathOf(patternName: string): string {
  return `./catalogue/${patternName}.ts`
}
