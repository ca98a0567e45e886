import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  movePlayer,
  type Player,
  type PlayerEvent,
  percentComplete,
  speeds,
  startPlayer,
  stepDelayMs,
} from './player.ts'

const eightSteps = startPlayer(8)

type SimpleKind = 'play' | 'pause' | 'toggle' | 'next' | 'previous' | 'reset'

/** `tick` is the clock at the step that is shown. */
function playerAfter(player: Player, ...events: (PlayerEvent | SimpleKind | 'tick')[]): Player {
  return events.reduce<Player>((state, event) => {
    if (event === 'tick') return movePlayer(state, { kind: 'advance', from: state.step })
    return movePlayer(state, typeof event === 'string' ? { kind: event } : event)
  }, player)
}

describe('playing', () => {
  test('starts paused at the first step, at 1x', () => {
    expect(eightSteps).toEqual({ step: 0, lastStep: 7, playing: false, speed: 1 })
  })

  test('moves one step each time the timer fires', () => {
    expect(playerAfter(eightSteps, 'play', 'tick', 'tick')).toMatchObject({ step: 2, playing: true })
  })

  test('stops by itself at the last step', () => {
    const atSixth = playerAfter(eightSteps, { kind: 'seek', step: 6 })
    expect(playerAfter(atSixth, 'play', 'tick')).toMatchObject({ step: 7, playing: false })
  })

  test('at the last step starts again from the first', () => {
    expect(playerAfter(eightSteps, { kind: 'seek', step: 7 }, 'play')).toMatchObject({
      step: 0,
      playing: true,
    })
  })

  test('ignores a late timer of an earlier step', () => {
    expect(playerAfter(eightSteps, 'play', 'tick', { kind: 'advance', from: 0 })).toMatchObject({
      step: 1,
      playing: true,
    })
  })
})

describe('stepping by hand', () => {
  const playing = playerAfter(eightSteps, 'play', 'tick', 'tick', 'tick')

  test.each<[PlayerEvent, number]>([
    [{ kind: 'next' }, 4],
    [{ kind: 'previous' }, 2],
    [{ kind: 'reset' }, 0],
    [{ kind: 'seek', step: 6 }, 6],
    [{ kind: 'seek', step: 99 }, 7],
    [{ kind: 'seek', step: -1 }, 0],
  ])('%o pauses at step %i', (event, step) => {
    expect(playerAfter(playing, event)).toMatchObject({ step, playing: false })
  })

  test('stays at the ends', () => {
    expect(playerAfter(eightSteps, 'previous').step).toBe(0)
    expect(playerAfter(eightSteps, { kind: 'seek', step: 7 }, 'next').step).toBe(7)
  })
})

test('another run starts at its first step, paused, at the speed chosen before', () => {
  const player = playerAfter(eightSteps, { kind: 'setSpeed', speed: 2 }, 'play', 'tick', {
    kind: 'load',
    stepCount: 3,
  })
  expect(player).toEqual({ step: 0, lastStep: 2, playing: false, speed: 2 })
})

test.each([
  [0, 12],
  [5, 75],
  [6, 87],
  [7, 100],
])('at step index %i of eight, %i percent are complete', (step, percent) => {
  expect(percentComplete({ ...eightSteps, step })).toBe(percent)
})

test('100 percent appears only at the last of many steps', () => {
  expect(percentComplete({ ...startPlayer(200), step: 198 })).toBe(99)
})

test('each speed has its own step duration', () => {
  expect(speeds.map((speed) => stepDelayMs[speed])).toEqual([2000, 1000, 500, 250])
})

test('no sequence of events leaves the range of steps, or keeps playing at the last one', () => {
  const event = fc.oneof<fc.Arbitrary<PlayerEvent>[]>(
    fc
      .constantFrom<SimpleKind>('play', 'pause', 'toggle', 'next', 'previous', 'reset')
      .map((kind) => ({ kind })),
    fc.record({ kind: fc.constant('advance' as const), from: fc.integer({ min: 0, max: 8 }) }),
    fc.record({ kind: fc.constant('seek' as const), step: fc.integer({ min: -3, max: 20 }) }),
    fc.record({ kind: fc.constant('load' as const), stepCount: fc.integer({ min: 0, max: 9 }) }),
    fc.record({ kind: fc.constant('setSpeed' as const), speed: fc.constantFrom(...speeds) }),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const player = playerAfter(eightSteps, ...events)
      expect(player.step).toBeGreaterThanOrEqual(0)
      expect(player.step).toBeLessThanOrEqual(player.lastStep)
      if (player.playing) expect(player.step).toBeLessThan(player.lastStep)
    }),
  )
})
