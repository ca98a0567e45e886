const hourMs = 60 * 60 * 1000

/** Does something now and every hour. A failure is told and tried again the next hour. @returns how to stop it. */
export function everyHour(work: () => Promise<void>, onFailure: (error: unknown) => void): () => void {
  const run = () => void work().catch(onFailure)
  run()
  const timer = setInterval(run, hourMs).unref()
  return () => clearInterval(timer)
}
