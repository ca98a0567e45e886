// Preloaded into the server: reports the longest time, in milliseconds, for which a request held its event loop.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

/** Work that a request leaves behind has begun by then. */
const settlingMs = 20

if (isMainThread && process.send) {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  /** The most CPU time that this thread used between two ticks of a timer, in microseconds. */
  let longestWork = 0
  let before = process.threadCpuUsage()
  const tick = () => {
    const { user, system } = process.threadCpuUsage(before)
    longestWork = Math.max(longestWork, user + system)
    before = process.threadCpuUsage()
  }
  delay.enable()
  setInterval(tick, 1)
  process.on('message', (message) => {
    tick()
    if (message === 'reset-delay') {
      delay.reset()
      longestWork = 0
      process.send?.(0)
    }
    if (message === 'report-delay')
      // A longer delay than the thread has worked comes from a busy machine or a slow disk, not from the request.
      setTimeout(() => process.send?.(Math.min(delay.max / 1e6, longestWork / 1e3)), settlingMs)
  })
}
