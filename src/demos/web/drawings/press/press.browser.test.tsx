import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PicturePosition, Step } from '#algorithms/step.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { loadDemo } from '../../../load-demo.ts'
import { PressablePicture } from './PressablePicture.tsx'
import type { PressKind } from './press.ts'
import '../../demo.css'

const hold = (name: string | RegExp) => page.getByRole('button', { name })

interface PressedProps {
  steps: readonly Step[]
  at: number
  kinds: readonly PressKind[]
  pressed: PicturePosition[]
}

function Pressed({ steps, at, kinds, pressed }: PressedProps) {
  const [refused, setRefused] = useState<PicturePosition>()
  const onPress = (position: PicturePosition) => {
    pressed.push(position)
    setRefused(position)
  }
  return <PressablePicture steps={steps} at={at} press={{ kinds, onPress, refused }} />
}

async function show(patternName: string, at: number, kinds: readonly PressKind[]) {
  const demo = await loadDemo(patternName)
  const reading = demo.read(demo.presets[0]?.texts ?? {})
  const pressed: PicturePosition[] = []
  const steps = reading.kind === 'run' ? reading.run.steps : []
  await render(
    <main style={{ maxWidth: 640 }}>
      <h1>Picture</h1>
      <Pressed steps={steps} at={at} kinds={kinds} pressed={pressed} />
    </main>,
  )
  await expect.element(page.getByRole('button').first()).toBeVisible()
  return pressed
}

test('every pointer takes a press, by mouse and by Enter, and what is refused says so', async () => {
  const pressed = await show('two-pointers', 1, [{ kind: 'pointer' }])
  await expect.element(hold(/^Pointer left, at index 0, value/)).toHaveAttribute('aria-keyshortcuts', 'l')
  await hold(/^Pointer right/).click()
  expect(pressed).toEqual([{ kind: 'pointer', name: 'right' }])
  await expect.element(hold(/^Pointer right.*, refused$/)).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(hold(/^Pointer left/)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(pressed.at(-1)).toEqual({ kind: 'pointer', name: 'left' })
  await expectAccessible()
})

test('arrow keys reach every node, also across the pictures of a step, which are a tab stop each', async () => {
  const pressed = await show('breadth-first-search', 4, [{ kind: 'node' }, { kind: 'item', in: 1 }])
  await userEvent.tab()
  await expect.element(hold('Node A')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect(document.activeElement?.textContent).toMatch(/^Node /)
  await userEvent.tab()
  await expect.element(hold(/^queue, 1 of /i)).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(pressed).toEqual([{ kind: 'item', index: 0, in: 1 }])
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement?.textContent).toMatch(/^Node /)
  await expectAccessible()
})

test('in a dense table a press means the nearest cell, and each target is as large as a fingertip', async () => {
  await page.viewport(390, 844)
  const pressed = await show('matrix-traversal', 1, [{ kind: 'table-cell' }])
  const cells = page.getByRole('button', { name: /^Cell in row / })
  await expect.element(cells.first()).toBeVisible()
  for (const cell of cells.elements()) {
    const { width, height } = cell.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  const lower = cells.elements().findIndex((cell) => cell.textContent?.startsWith('Cell in row 2, column 1,'))
  const ticks = cells.nth(lower).element().querySelector('.viz-ticks')!.getBoundingClientRect()
  const [x, y] = [ticks.left + 2, (ticks.top + ticks.bottom) / 2]
  document
    .elementFromPoint(x, y)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX: x, clientY: y }))
  expect(pressed).toEqual([{ kind: 'table-cell', row: 2, column: 1 }])
})
