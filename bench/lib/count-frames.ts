import type { CDPSession } from '@playwright/test'

export interface FrameCount {
  /** All frames the screen could have shown in that time, at 60 a second. */
  readonly all: number
  /** Of these, the ones in which something was to change. */
  readonly wanted: number
  /** Frames that brought a new picture. */
  readonly shown: number
  /** The ones that Chromium itself counts as missed by somebody who looks, and whose picture did not come later either. */
  readonly dropped: number
  /** Frames that came in time, but where what the page's own code had to add to the move came a frame later. */
  readonly late: number
}

/** One frame in Chromium's own account of its picture pipeline. */
interface FrameReport {
  readonly frame_source: number
  readonly frame_sequence: number
  readonly state: string
  readonly affects_smoothness: boolean
}

/**
 * Counts frames while `act` runs, as Chromium's compositor reports them. A counter inside the page (a chain of
 * animation frames) would not do: it makes the page itself draw every frame of a move which otherwise needs nothing
 * of the page, and so measures its own work.
 */
export async function countFrames(session: CDPSession, act: () => Promise<void>): Promise<FrameCount> {
  const reports: FrameReport[] = []
  const onData = ({ value }: { value: { name?: string; ph?: string; args?: unknown }[] }) => {
    for (const { name, ph, args } of value) {
      if (name !== 'PipelineReporter' || ph !== 'b') continue
      // The shape of this event is Chromium's; what it holds is checked by use.
      const { frame_reporter: report } = args as { frame_reporter?: FrameReport }
      if (report) reports.push(report)
    }
  }
  // The protocol types an event's values as plain objects.
  session.on('Tracing.dataCollected', onData as (payload: { value: object[] }) => void)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline.frame'] },
  })
  const startedAt = performance.now()
  await act()
  const all = Math.round(((performance.now() - startedAt) * 60) / 1000)
  const isComplete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.end')
  await isComplete
  if (reports.length === 0) throw new Error('Chromium reported no frames: its trace events have changed.')
  return { all, ...summarise(reports) }
}

/** A frame may have several reports: the compositor's own, and one for a part that came later. */
function summarise(reports: readonly FrameReport[]): Omit<FrameCount, 'all'> {
  const frames = Map.groupBy(reports, (report) => `${report.frame_source}/${report.frame_sequence}`)
  const wasShown = (ofFrame: readonly FrameReport[]) =>
    ofFrame.some(({ state }) => state.startsWith('STATE_PRESENTED'))
  const count = (isMeant: (report: FrameReport) => boolean) =>
    [...frames.values()].filter((ofFrame) => ofFrame.some(isMeant)).length
  return {
    wanted: count(({ state }) => state !== 'STATE_NO_UPDATE_DESIRED'),
    shown: count(({ state }) => state.startsWith('STATE_PRESENTED')),
    dropped: [...frames.values()].filter(
      (ofFrame) => !wasShown(ofFrame) && ofFrame.some(({ affects_smoothness }) => affects_smoothness),
    ).length,
    late: count(({ state, affects_smoothness }) => state === 'STATE_PRESENTED_PARTIAL' && affects_smoothness),
  }
}
