import type { Site } from '../../e2e/start-site.ts'

const touchedPatterns = 12

/** Ticks one to three problems in each of 12 patterns, others for each `seed`. */
export async function tickProblems(site: Pick<Site, 'url'>, cookie: string, seed = 0): Promise<void> {
  for (let patternId = 1; patternId <= touchedPatterns; patternId++) {
    const saved = await fetch(`${site.url}/api/progress`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ patternId, problemsSolved: 1 + ((seed + patternId) % 7) }),
    })
    if (!saved.ok) throw new Error(`A tick was not saved: ${await saved.text()}`)
  }
}
