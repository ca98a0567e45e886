import type { CDPSession } from '@playwright/test'
import { countFrames } from './count-frames.ts'

/** Scrolls as with a wheel through some hundred rows, whose pages are fetched on the way. */
export async function scrollFar(session: CDPSession): Promise<void> {
  await session.send('Input.synthesizeScrollGesture', {
    x: 700,
    y: 600,
    yDistance: -24_000,
    speed: 4000,
    gestureSourceType: 'mouse',
  })
}

/** Frames a second that brought a new picture. */
export async function framesDuring(session: CDPSession, act: () => Promise<void>): Promise<number> {
  const { all, shown } = await countFrames(session, act)
  return (60 * shown) / all
}
