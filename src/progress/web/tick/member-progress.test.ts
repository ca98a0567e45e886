import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ApiError } from '#platform/web/call-api.ts'
import { showWaitingAfterMs } from '#platform/web/save-queue.ts'
import { isSolved, withProblem } from '#progress/rules.ts'
import { createWorld, maskOn, type Outcome, waitingOn } from '#testing/sync-world.ts'
import { findProblem, interleavings, type Sharing } from '#testing/two-tab-interleavings.ts'

describe('ticking', () => {
  test('shows immediately, takes one request, and is stored', async () => {
    const world = createWorld()
    const tab = world.openBrowser().open()
    tab.sync.toggle(2)
    expect(maskOn(tab)).toBe(0b100)
    await world.settle()
    await world.deliver()
    expect(world.server.maskOf('ada')).toBe(0b100)
    expect(world.server.requests).toHaveLength(1)
    expect(tab.browser.texts.size).toBe(0)
    expect(waitingOn(tab)).toBe(0)
  })

  test('rapid ticks have at most one request in flight, and none is lost', async () => {
    const world = createWorld()
    const tab = world.openBrowser().open()
    for (let problem = 0; problem < 6; problem++) tab.sync.toggle(problem)
    await world.settle()
    expect(world.inFlight).toHaveLength(1)
    while (world.inFlight.length > 0) await world.deliver()
    expect(world.server.maskOf('ada')).toBe(0b111111)
    expect(world.server.requests.length).toBeLessThanOrEqual(2)
  })

  test('sends exactly the ticked problems', async () => {
    const world = createWorld()
    const browser = world.openBrowser()
    const [here, there] = [browser.open(), world.openBrowser().open()]
    there.sync.toggle(5)
    await world.finish()
    here.sync.toggle(0)
    await world.finish()
    const last = world.server.requests.at(-1)
    expect(last).toEqual({ solved: [0], unsolved: [] })
    expect(world.server.maskOf('ada')).toBe(0b100001)
    expect(maskOn(here), 'a merged reply updates the screen').toBe(0b100001)
  })
})

describe('while the server cannot be reached', () => {
  test('the tick stays on the screen, is marked as waiting within two seconds, and is saved later', async () => {
    const world = createWorld()
    const tab = world.openBrowser().open()
    world.setOnline(false)
    tab.sync.toggle(1)
    await world.pass(2000)
    expect(maskOn(tab)).toBe(0b10)
    expect(waitingOn(tab)).toBe(0b10)
    await world.finish()
    expect(world.server.maskOf('ada')).toBe(0b10)
    expect(waitingOn(tab)).toBe(0)
    expect(tab.toasts).toEqual([])
  })

  test('a tick whose request hangs is marked as waiting, too', async () => {
    const world = createWorld()
    const tab = world.openBrowser().open()
    tab.sync.toggle(1)
    await world.settle()
    expect(waitingOn(tab)).toBe(0)
    await world.pass(showWaitingAfterMs)
    expect(waitingOn(tab)).toBe(0b10)
  })

  test.each([500, 503, 429, 502])('status %i keeps the tick; Retry-After is respected', async (status) => {
    const world = createWorld()
    const tab = world.openBrowser().open()
    world.setRefusal(new ApiError(status, '{"message":"Later.","retryAfterSeconds":20}', ''))
    tab.sync.toggle(1)
    await world.settle()
    expect(waitingOn(tab)).toBe(0b10)
    world.setRefusal(undefined)
    tab.sync.saveWaiting()
    await world.pass(19_000)
    tab.sync.toggle(3)
    await world.settle()
    expect(world.inFlight, 'no request before the time in Retry-After').toHaveLength(0)
    await world.pass(1500)
    await world.finish()
    expect(world.server.maskOf('ada')).toBe(0b1010)
  })

  test('ticks survive closing the browser', async () => {
    const world = createWorld()
    const browser = world.openBrowser()
    world.setOnline(false)
    const tab = browser.open()
    tab.sync.toggle(0)
    await world.settle()
    world.close(tab, 'request lost')
    const reopened = browser.open()
    expect(maskOn(reopened)).toBe(0b1)
    await world.finish()
    expect(world.server.maskOf('ada')).toBe(0b1)
  })

  test('ticks of a closed tab are saved by the tab that remains open', async () => {
    const world = createWorld()
    const browser = world.openBrowser()
    const [goes, stays] = [browser.open(), browser.open()]
    goes.sync.toggle(0)
    world.close(goes, 'request lost')
    await world.settle()
    expect(maskOn(stays)).toBe(0b1)
    await world.pass(4000)
    await world.finish()
    expect(world.server.maskOf('ada')).toBe(0b1)
  })
})

describe('when the server refuses a tick', () => {
  test('exactly that tick is reverted, and a message says why', async () => {
    const world = createWorld()
    const tab = world.openBrowser().open()
    for (const problem of [0, 9, 1]) tab.sync.toggle(problem)
    await world.finish()
    expect(maskOn(tab)).toBe(0b11)
    expect(world.server.maskOf('ada')).toBe(0b11)
    expect(tab.toasts).toEqual(['Problem 9 is in no list.'])
    expect(tab.browser.texts.size).toBe(0)
  })
})

describe('people who share a browser', () => {
  test('a tick made after the session ended waits for its owner and never reaches another account', async () => {
    const world = createWorld()
    const browser = world.openBrowser()
    const ada = browser.open()
    world.session.userId = null
    ada.sync.toggle(0)
    await world.finish()
    expect(ada.signedOut[0]).toBe('User not authenticated')
    expect(maskOn(ada)).toBe(0b1)

    world.session.userId = 'grace'
    const grace = browser.open('grace')
    ada.sync.toggle(1)
    await world.finish()
    expect(world.server.maskOf('grace')).toBe(0)
    expect(maskOn(grace)).toBe(0)

    world.close(ada, 'request lost')
    world.close(grace, 'request lost')
    world.session.userId = 'ada'
    browser.open()
    await world.finish()
    expect(world.server.maskOf('ada')).toBe(0b11)
  })

  test('a tab that learned of another sign-in checks who is signed in before it sends', async () => {
    const world = createWorld()
    const ada = world.openBrowser().open()
    world.session.userId = 'grace'
    ada.sync.checkUserBeforeSaving()
    ada.sync.toggle(0)
    await world.finish()
    expect(world.server.requests).toEqual([])
    expect(world.server.maskOf('grace')).toBe(0)
  })
})

test('a reply for another account is not taken as a confirmation', async () => {
  const world = createWorld()
  const ada = world.openBrowser().open()
  world.session.userId = 'grace'
  ada.sync.toggle(0)
  await world.settle()
  await world.deliver()
  expect(ada.signedOut).toEqual(['User not authenticated'])
  world.session.userId = 'ada'
  ada.sync.saveWaiting()
  await world.finish()
  expect(world.server.maskOf('ada')).toBe(0b1)
})

test('no tick is lost in any order of two tabs, lost requests, lost replies, outages and reloads', async () => {
  const tabIndex = fc.nat(1)
  const outcome = fc.constantFrom<Outcome>('succeeds', 'request lost', 'reply lost')
  const event = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ what: fc.constant('toggle' as const), tab: tabIndex, problem: fc.nat(2) }),
    },
    { weight: 4, arbitrary: fc.record({ what: fc.constant('deliver' as const), outcome }) },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('reload' as const), tab: tabIndex, outcome }) },
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
      let expected = 0

      for (const happening of events) {
        if (happening.what === 'toggle') {
          const tab = tabs[happening.tab]
          if (!tab) continue
          tab.sync.toggle(happening.problem)
          expected = withProblem(expected, happening.problem, isSolved(maskOn(tab), happening.problem))
        } else if (happening.what === 'deliver') await world.deliver(happening.outcome)
        else if (happening.what === 'network') world.setOnline(happening.online)
        else if (happening.what === 'time') await world.pass(happening.ms)
        else if (happening.what === 'device') {
          const base = world.server.maskOf('ada')
          const isTicked = !isSolved(base, happening.problem)
          const problems = [happening.problem]
          world.server.save(
            isTicked ? { solved: problems, unsolved: [] } : { solved: [], unsolved: problems },
          )
          expected = withProblem(expected, happening.problem, isTicked)
        } else {
          const old = tabs[happening.tab]
          if (!old) continue
          world.close(old, happening.outcome)
          tabs[happening.tab] = browser.open()
        }
        await world.settle()
      }
      await world.finish()

      expect(world.server.maskOf('ada')).toBe(expected)
      expect(browser.texts.size).toBe(0)
      for (const tab of tabs) {
        expect(waitingOn(tab)).toBe(0)
        expect(maskOn(tab) & 0b111).toBe(expected & 0b111)
      }
    }),
    { numRuns: 150 },
  )
})

// With four deliveries there are 34,020 orders: `npm run test:faults -- tick-orders`.
test.each<Sharing>(['tabs', 'devices'])(
  'no tick is lost in any order of ticks and deliveries on two %s',
  async (sharing) => {
    let count = 0
    for (const events of interleavings(2)) {
      count += 1
      expect(await findProblem(events, sharing)).toBeUndefined()
    }
    expect(count).toBe(810)
  },
)

test('a list that is older than what is known replaces nothing', () => {
  const tab = createWorld().openBrowser().open()
  tab.sync.adopt({ version: 3, solved: [0, 5] })
  tab.sync.adopt({ version: 2, solved: [0] })
  expect(maskOn(tab)).toBe(0b100001)
})
