import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ApiError } from '#platform/web/call-api.ts'
import { createWorld, type Fate, maskOn, patternId, waitingOn } from '#testing/sync-world.ts'
import { isSolved, withProblem } from '../rules.ts'
import { showWaitingAfterMs } from './tick-ages.ts'

describe('ticking', () => {
  test('shows at once, takes one request, and is stored', async () => {
    const world = createWorld()
    const tab = world.openBrowser().open()
    tab.sync.toggle(patternId, 2)
    expect(maskOn(tab)).toBe(0b100)
    await world.rest()
    await world.deliver()
    expect(world.server.maskOf('ada')).toBe(0b100)
    expect(world.server.requests).toHaveLength(1)
    expect(tab.browser.texts.size).toBe(0)
    expect(waitingOn(tab)).toBe(0)
  })

  test('rapid ticks go in at most one request at a time, and none is left out', async () => {
    const world = createWorld()
    const tab = world.openBrowser().open()
    for (let problem = 0; problem < 6; problem++) tab.sync.toggle(patternId, problem)
    await world.rest()
    expect(world.underway).toHaveLength(1)
    while (world.underway.length > 0) await world.deliver()
    expect(world.server.maskOf('ada')).toBe(0b111111)
    expect(world.server.requests.length).toBeLessThanOrEqual(2)
  })

  test('always says what it changed: base and new differ in exactly the ticked problems', async () => {
    const world = createWorld()
    const browser = world.openBrowser()
    const [here, there] = [browser.open(), world.openBrowser().open()]
    there.sync.toggle(patternId, 5)
    await world.calmDown()
    here.sync.toggle(patternId, 0)
    await world.calmDown()
    const last = world.server.requests.at(-1)
    expect((last?.baseProblemsSolved ?? 0) ^ (last?.problemsSolved ?? 0)).toBe(0b1)
    expect(world.server.maskOf('ada')).toBe(0b100001)
    expect(maskOn(here), 'a merged answer repaints').toBe(0b100001)
  })
})

describe('a server that is away', () => {
  test('keeps the tick on the screen, says within two seconds that it waits, and saves it later', async () => {
    const world = createWorld()
    const tab = world.openBrowser().open()
    world.setOnline(false)
    tab.sync.toggle(patternId, 1)
    await world.pass(2000)
    expect(maskOn(tab)).toBe(0b10)
    expect(waitingOn(tab)).toBe(0b10)
    await world.calmDown()
    expect(world.server.maskOf('ada')).toBe(0b10)
    expect(waitingOn(tab)).toBe(0)
    expect(tab.toasts).toEqual([])
  })

  test('a request that hangs is shown as waiting too', async () => {
    const world = createWorld()
    const tab = world.openBrowser().open()
    tab.sync.toggle(patternId, 1)
    await world.rest()
    expect(waitingOn(tab)).toBe(0)
    await world.pass(showWaitingAfterMs)
    expect(waitingOn(tab)).toBe(0b10)
  })

  test.each([500, 503, 429, 502])('status %i keeps the tick; Retry-After is respected', async (status) => {
    const world = createWorld()
    const tab = world.openBrowser().open()
    world.setRefusal(new ApiError(status, '{"message":"Later.","retryAfterSeconds":20}', ''))
    tab.sync.toggle(patternId, 1)
    await world.rest()
    expect(waitingOn(tab)).toBe(0b10)
    world.setRefusal(undefined)
    tab.sync.saveWaiting()
    await world.pass(19_000)
    tab.sync.toggle(patternId, 3)
    await world.rest()
    expect(world.underway, 'not asked before its time').toHaveLength(0)
    await world.pass(1500)
    await world.calmDown()
    expect(world.server.maskOf('ada')).toBe(0b1010)
  })

  test('ticks outlive closing the browser', async () => {
    const world = createWorld()
    const browser = world.openBrowser()
    world.setOnline(false)
    const tab = browser.open()
    tab.sync.toggle(patternId, 0)
    await world.rest()
    world.close(tab, 'never arrives')
    const reopened = browser.open()
    expect(maskOn(reopened)).toBe(0b1)
    await world.calmDown()
    expect(world.server.maskOf('ada')).toBe(0b1)
  })

  test('ticks of a tab that closed are saved by the tab that stays', async () => {
    const world = createWorld()
    const browser = world.openBrowser()
    const [goes, stays] = [browser.open(), browser.open()]
    goes.sync.toggle(patternId, 0)
    world.close(goes, 'never arrives')
    await world.rest()
    expect(maskOn(stays)).toBe(0b1)
    await world.pass(4000)
    await world.calmDown()
    expect(world.server.maskOf('ada')).toBe(0b1)
  })
})

describe('a server that refuses', () => {
  test('puts exactly that tick back and says why', async () => {
    const world = createWorld()
    const tab = world.openBrowser().open()
    for (const problem of [0, 9, 1]) tab.sync.toggle(patternId, problem)
    await world.calmDown()
    expect(maskOn(tab)).toBe(0b11)
    expect(world.server.maskOf('ada')).toBe(0b11)
    expect(tab.toasts).toEqual(["problemsSolved has bits outside this pattern's 6 problems."])
    expect(tab.browser.texts.size).toBe(0)
  })

  test('an unknown pattern is put back', async () => {
    const world = createWorld()
    const tab = world.openBrowser().open()
    tab.sync.toggle(99, 0)
    await world.calmDown()
    expect(maskOn(tab, 99)).toBe(0)
    expect(tab.toasts).toEqual(['Pattern not found.'])
  })
})

describe('people who share a browser', () => {
  test('a tick made after the session ended waits for its owner and never reaches another account', async () => {
    const world = createWorld()
    const browser = world.openBrowser()
    const ada = browser.open()
    world.session.userId = null
    ada.sync.toggle(patternId, 0)
    await world.calmDown()
    expect(ada.signedOut[0]).toBe('User not authenticated')
    expect(maskOn(ada)).toBe(0b1)

    world.session.userId = 'grace'
    const grace = browser.open('grace')
    ada.sync.toggle(patternId, 1)
    await world.calmDown()
    expect(world.server.maskOf('grace')).toBe(0)
    expect(maskOn(grace)).toBe(0)

    world.close(ada, 'never arrives')
    world.close(grace, 'never arrives')
    world.session.userId = 'ada'
    browser.open()
    await world.calmDown()
    expect(world.server.maskOf('ada')).toBe(0b11)
  })

  test('a tab that was told of another sign-in asks who is signed in before it sends', async () => {
    const world = createWorld()
    const ada = world.openBrowser().open()
    world.session.userId = 'grace'
    ada.sync.doubtIdentity()
    ada.sync.toggle(patternId, 0)
    await world.calmDown()
    expect(world.server.requests).toEqual([])
    expect(world.server.maskOf('grace')).toBe(0)
  })
})

test('an answer for another account is not taken for ours', async () => {
  const world = createWorld()
  const ada = world.openBrowser().open()
  world.session.userId = 'grace'
  ada.sync.toggle(patternId, 0)
  await world.rest()
  await world.deliver()
  expect(ada.signedOut).toEqual(['User not authenticated'])
  world.session.userId = 'ada'
  ada.sync.saveWaiting()
  await world.calmDown()
  expect(world.server.maskOf('ada')).toBe(0b1)
})

test('no order of two tabs, lost requests, lost answers, outages and reloads loses a tick', async () => {
  const tabIndex = fc.nat(1)
  const fate = fc.constantFrom<Fate>('arrives', 'never arrives', 'answer is lost')
  const event = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ what: fc.constant('toggle' as const), tab: tabIndex, problem: fc.nat(2) }),
    },
    { weight: 4, arbitrary: fc.record({ what: fc.constant('deliver' as const), fate }) },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('reload' as const), tab: tabIndex, fate }) },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('network' as const), online: fc.boolean() }) },
    {
      weight: 2,
      arbitrary: fc.record({ what: fc.constant('time' as const), ms: fc.constantFrom(10, 1600, 5000) }),
    },
    // A second device, always up to date, that keeps to problems 3 to 5.
    {
      weight: 1,
      arbitrary: fc.record({ what: fc.constant('device' as const), problem: fc.integer({ min: 3, max: 5 }) }),
    },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 25 }), async (events) => {
      const world = createWorld()
      const browser = world.openBrowser()
      const tabs = [browser.open(), browser.open()]
      let wished = 0

      for (const happening of events) {
        if (happening.what === 'toggle') {
          const tab = tabs[happening.tab]
          if (!tab) continue
          tab.sync.toggle(patternId, happening.problem)
          wished = withProblem(wished, happening.problem, isSolved(maskOn(tab), happening.problem))
        } else if (happening.what === 'deliver') await world.deliver(happening.fate)
        else if (happening.what === 'network') world.setOnline(happening.online)
        else if (happening.what === 'time') await world.pass(happening.ms)
        else if (happening.what === 'device') {
          const base = world.server.maskOf('ada')
          const problemsSolved = base ^ (1 << happening.problem)
          world.server.save({ patternId, problemsSolved, baseProblemsSolved: base })
          wished = withProblem(wished, happening.problem, isSolved(problemsSolved, happening.problem))
        } else {
          const old = tabs[happening.tab]
          if (!old) continue
          world.close(old, happening.fate)
          tabs[happening.tab] = browser.open()
        }
        await world.rest()
      }
      await world.calmDown()

      expect(world.server.maskOf('ada')).toBe(wished)
      expect(browser.texts.size).toBe(0)
      for (const tab of tabs) {
        expect(waitingOn(tab)).toBe(0)
        expect(maskOn(tab) & 0b111).toBe(wished & 0b111)
      }
    }),
    { numRuns: 400 },
  )
})
