// Preloaded into the server: reports the longest time, in milliseconds, for which a request held its event loop.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

/** Work that a request leaves behind has begun by then. */
const settlingMs = 20

if (isMainThread && process.send) {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  let before = process.threadCpuUsage()
  delay.enable()
  process.on('message', (message) => {
    if (message === 'reset-delay') {
      before = process.threadCpuUsage()
      delay.reset()
      process.send?.(0)
    }
    if (message === 'report-delay')
      setTimeout(() => {
        const { user, system } = process.threadCpuUsage(before)
        // A longer delay than this thread has worked comes from a busy machine or a slow disk, not from the request.
        process.send?.(Math.min(delay.max / 1e6, (user + system) / 1e3))
      }, settlingMs)
  })
}
