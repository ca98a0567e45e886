import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { describeScene } from '../describe/describe-scene.ts'
import { loadDemo } from '../load-demo.ts'

/** One demo for each kind of picture. */
const kinds = [
  { kind: 'array', category: 1, name: 'sliding-window' },
  { kind: 'list', category: 4, name: 'linked-list-manipulation' },
  { kind: 'shelf', category: 5, name: 'queue-operations' },
  { kind: 'tree', category: 6, name: 'tree-construction' },
  { kind: 'graph', category: 7, name: 'breadth-first-search' },
  { kind: 'table', category: 8, name: 'grid-dp' },
  { kind: 'intervals', category: 1, name: 'greedy-intervals' },
  { kind: 'map', category: 1, name: 'hash-lookup' },
] as const

for (const { kind, category, name } of kinds)
  test(`${kind}: the picture has its description at every step shown, and axe finds nothing in either theme`, async () => {
    const demo = await loadDemo(name)
    const reading = demo.read(demo.presets[0]?.texts ?? {})
    const steps = reading.kind === 'run' ? reading.run.steps : []
    await openPage(`/category/${category}?demo=${name}&step=2#${name}`, { as: 'member' })
    const player = page.getByRole('region', { name: /^Visual demo / })
    const picture = player.getByRole('img').first()
    await expect.element(picture).toHaveAccessibleName(describeScene(steps[1]!.scene))
    ;(player.element() as HTMLElement).focus()
    await userEvent.keyboard('{End}')
    await expect.element(picture).toHaveAccessibleName(describeScene(steps.at(-1)!.scene))
    await expect
      .element(player.getByRole('button', { name: 'Next step' }))
      .toHaveAttribute('aria-disabled', 'true')
    await expectAccessible()
  })
