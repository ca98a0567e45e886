import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createRandom } from '#algorithms/cases.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { drawRun } from '../../drive/draw-run.ts'
import { currentStep, type Drive, fluentActs, moveDrive, startDrive } from '../../drive/drive.ts'
import { loadDemo } from '../../load-demo.ts'

const player = () => page.getByRole('region', { name: /^Visual demo / })
const button = (name: string | RegExp) => player().getByRole('button', { name })
const status = () => player().getByRole('status')
const acts = () => player().getByRole('list', { name: 'Your acts' }).getByRole('listitem')

/** The drive of the page, since both draw from the same numbers. */
let expected: Drive

async function open(category: number, name: string) {
  const demo = await loadDemo(name)
  const run = drawRun(demo, createRandom(20_261_127))
  vi.spyOn(demo, 'random').mockReturnValue(run.texts)
  expected = moveDrive(startDrive(run), { kind: 'jump' })
  await openPage(`/category/${category}?demo=${name}&mode=drive#${name}`, {
    as: category === 1 ? 'guest' : 'member',
  })
  await expectStatus(decisionNow().question)
}

async function expectStatus(part: string) {
  await expect.element(status()).toMatchTextContent(part)
}

function decisionNow() {
  return currentStep(expected).decision!
}

function follow(option: string) {
  expected = moveDrive(moveDrive(expected, { kind: 'act', option }), { kind: 'jump' })
}

afterEach(() => void vi.restoreAllMocks())

test('a wrong act stays and is explained, the right one moves on, and each is an act of the row', async () => {
  await open(1, 'two-pointers')
  const { answer, options, wrong } = decisionNow()
  const mistake = options.find((option) => option !== answer && /steps/.test(option))!
  const pointerOf = (option: string) => (option.startsWith('Left') ? /^Pointer left/ : /^Pointer right/)
  await button(pointerOf(mistake)).click()
  await expectStatus(wrong![mistake]!)
  await expectStatus('Try once more')
  await expect.element(button(pointerOf(mistake))).toHaveAccessibleName(/, refused$/)
  await expect.element(acts()).toHaveLength(1)
  await expectAccessible()
  await button(pointerOf(answer)).click()
  follow(answer)
  await expectStatus(`Right: ${answer}.`)
  await expect.element(acts().first()).toMatchTextContent(`${answer}, at second try`)
  await expect.element(player().getByText('1 act, 0 at first try')).toBeVisible()
})

test('the second wrong act shows the right one, and waits for a press', async () => {
  await open(7, 'breadth-first-search')
  const { answer, options } = decisionNow()
  await button('Moves as a list').click()
  const [first, second] = options.filter((option) => option !== answer)
  await button(first!).click()
  await button(second!).click()
  await expectStatus(`The move is “${answer}”.`)
  await expect.element(button('Go on')).toHaveFocus()
  await expect.element(acts().first()).toMatchTextContent(`${answer}, shown`)
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Go on')).not.toBeInTheDocument()
})

test('what is no move is refused without counting', async () => {
  await open(7, 'breadth-first-search')
  const moves = Object.values(decisionNow().positions ?? {}).flatMap((at) =>
    at.kind === 'node' ? [at.id] : [],
  )
  const other = ['A', 'B', 'C', 'D', 'E'].find((id) => !moves.includes(id))!
  await button(new RegExp(`^Node ${other}`)).click()
  await expectStatus(`Node ${other}: that is no move here.`)
  await expect.element(player().getByText('No act yet.')).toBeVisible()
})

test('a run can be driven by keyboard alone, from state to state, and counts when it was clean', async () => {
  await open(1, 'two-pointers')
  await button('Moves as a list').click()
  await expect.element(player().getByText(/0 of 2 clean runs/)).toBeInTheDocument()
  const group = player().getByRole('group', { name: 'Your move' })
  await expect.element(group).toHaveAccessibleDescription(/^Array /)
  ;(group.getByRole('button').first().element() as HTMLElement).focus()
  while (expected.phase === 'deciding') {
    const { options, answer, question } = decisionNow()
    await expectStatus(question)
    await expect.element(player().getByCss('.demo-stage :focus')).toBeInTheDocument()
    await userEvent.keyboard(String(options.indexOf(answer) + 1))
    follow(answer)
  }
  expect(expected.acts.length).toBeGreaterThanOrEqual(fluentActs)
  const heading = player().getByRole('heading', { name: `All ${expected.acts.length} at first try` })
  await expect.element(heading).toHaveFocus()
  await expect.element(player().getByText('1 of 2 clean runs on different inputs.')).toBeVisible()
  await expect.element(player().getByRole('radio', { name: 'Drive 1 of 2 clean runs' })).toBeChecked()
  await expectAccessible()
})

test('the end lists what went wrong, and watching starts there', async () => {
  await open(1, 'two-pointers')
  await button('Moves as a list').click()
  await button('Show this one').click()
  await expect.element(button('Go on')).toBeVisible()
  await button('Go on').click()
  expected = moveDrive(moveDrive(moveDrive(expected, { kind: 'show' }), { kind: 'goOn' }), { kind: 'jump' })
  while (expected.phase === 'deciding') {
    const { question, answer } = decisionNow()
    await expectStatus(question)
    await button(answer).click()
    follow(answer)
  }
  const total = expected.acts.length
  await expect
    .element(player().getByRole('heading', { name: `${total - 1} of ${total} at first try` }))
    .toBeVisible()
  await expect.element(player().getByText('You let it be shown.')).toBeVisible()
  await expectAccessible()
  await button('Watch from the first wrong step').click()
  await expect.element(player().getByRole('radio', { name: 'Watch' })).toBeChecked()
  await expect.element(player().getByText(new RegExp(`Step ${expected.acts[0]!.step + 1} of `))).toBeVisible()
})
