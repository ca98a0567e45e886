import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createRandom } from '#algorithms/cases.ts'
import type { PicturePosition } from '#algorithms/step.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { drawRun } from '../../drive/draw-run.ts'
import { countRight, currentRun, currentStep, moveDrive, startDrive } from '../../drive/drive.ts'
import { loadDemo } from '../../load-demo.ts'

afterEach(() => void vi.restoreAllMocks())

const patterns = [
  { kind: 'array and map', category: 1, name: 'hash-lookup' },
  { kind: 'graph and queue', category: 7, name: 'breadth-first-search' },
  { kind: 'tree', category: 6, name: 'heap-priority-queue' },
  { kind: 'table', category: 8, name: 'grid-dp' },
  { kind: 'intervals', category: 1, name: 'greedy-intervals' },
] as const

for (const { kind, category, name } of patterns)
  test(`${kind}: with Tab, arrow keys, Enter and digits alone, a run is driven without a fault`, async () => {
    const demo = await loadDemo(name)
    const run = drawRun(demo, createRandom(20_261_127))
    vi.spyOn(demo, 'random').mockReturnValue(run.texts)
    await openPage(`/category/${category}?demo=${name}&mode=drive#${name}`, {
      as: 'member',
      calls: { 'PUT /api/learning': () => ({ userId: 'u', lessons: {}, hints: {}, results: {} }) },
    })
    const player = page.getByRole('region', { name: /^Visual demo / })
    const status = player.getByRole('status')
    await expect.element(status).toBeInTheDocument()
    let drive = moveDrive(startDrive(run), { kind: 'jump' })
    while (drive.phase === 'deciding') {
      const { question, answer, options, positions = {} } = currentStep(drive).decision!
      await expect.element(status).toMatchTextContent(question)
      const position = positions[answer]
      if (position) await pressInPicture(position)
      else {
        const listed = options.filter((option) => positions[option] === undefined)
        await userEvent.keyboard(String(listed.indexOf(answer) + 1))
      }
      drive = moveDrive(moveDrive(drive, { kind: 'act', option: answer }), { kind: 'jump' })
    }
    expect(countRight(drive)).toBe(drive.acts.length)
    expect(currentRun(drive)).toBe(run)
    await expect
      .element(player.getByRole('heading', { name: `All ${drive.acts.length} at first try` }))
      .toBeVisible()
  })

async function pressInPicture(position: PicturePosition) {
  const { positionKey } = await import('../drawings/press/press.ts')
  const target = document.querySelector<HTMLElement>(`.viz-hold[data-position="${positionKey(position)}"]`)!
  for (let tries = 0; tries < 40 && !document.activeElement?.matches('.viz-hold'); tries++)
    await userEvent.tab()
  for (let tries = 0; tries < 30 && document.activeElement !== target; tries++) {
    const from = document.activeElement!.getBoundingClientRect()
    const to = target.getBoundingClientRect()
    const [dx, dy] = [
      to.left + to.right - from.left - from.right,
      to.top + to.bottom - from.top - from.bottom,
    ]
    const across = dx > 0 ? '{ArrowRight}' : '{ArrowLeft}'
    const down = dy > 0 ? '{ArrowDown}' : '{ArrowUp}'
    const before = document.activeElement
    const isAcross = Math.abs(dx) >= Math.abs(dy) !== (tries % 5 === 4)
    await userEvent.keyboard(isAcross ? across : down)
    if (document.activeElement === before) await userEvent.keyboard(isAcross ? down : across)
  }
  expect(document.activeElement).toBe(target)
  await userEvent.keyboard('{Enter}')
}
