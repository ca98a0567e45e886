import { useRef, useState } from 'react'
import type { Cases } from '#algorithms/cases.ts'
import { type GrowthReport, measureGrowth } from '../../judge/growth.ts'
import { type Check, isPassed, judge, type Run, type Verdict } from '../../judge/judge.ts'
import type { RunLanguage } from '../../protocol.ts'
import { useRunner } from '../use-runner.ts'

export interface Judgment {
  readonly examples: readonly Check[]
  /** After the random inputs. */
  readonly verdict?: Verdict
  /** Of code that passes. */
  readonly growth?: GrowthReport
  readonly seconds: number
}

/** Judges what a learner wrote, and shows the examples before the random inputs, and these before the growth. */
export function useJudge(cases: Cases, language: RunLanguage, onPass?: () => void) {
  const runner = useRunner(language)
  const [judgment, setJudgment] = useState<Judgment>()
  const [isBusy, setIsBusy] = useState(false)
  /** Of the judgment that may run; a number that is no longer the latest has been stopped. */
  const latest = useRef(0)

  function stop(): void {
    latest.current++
    runner.stop()
    setIsBusy(false)
  }

  async function start(source: string): Promise<void> {
    const own = ++latest.current
    setIsBusy(true)
    const started = performance.now()
    const seconds = () => (performance.now() - started) / 1000
    setJudgment(undefined)
    const run: Run = async (request) => {
      // Between two runs nothing is there to be stopped.
      const report = latest.current === own ? await runner.run(request) : undefined
      if (!report) throw new Stopped()
      return report
    }
    try {
      const program = { language, source }
      const verdict = await judge(cases, program, run, Date.now(), (examples) =>
        setJudgment({ examples, seconds: seconds() }),
      )
      const judged = { examples: verdict.examples, verdict, seconds: seconds() }
      setJudgment(judged)
      if (!isPassed(verdict)) return
      onPass?.()
      setJudgment({ ...judged, growth: await measureGrowth(cases, program, run) })
    } catch (error) {
      if (!(error instanceof Stopped)) throw error
    } finally {
      if (latest.current === own) setIsBusy(false)
    }
  }
  return { state: runner.state, isBusy, stop, judgment, start }
}

export type JudgeState = ReturnType<typeof useJudge>

/** The learner stopped the run, or what runs it could not be loaded; the runner's state says which. */
class Stopped extends Error {}

/** Of the first error that has one, in the learner's own numbering. */
export function errorLineOf(judgment: Judgment | undefined): number | undefined {
  const failed = judgment?.verdict?.refused ?? judgment?.examples.find(({ passes }) => !passes)?.outcome
  return failed?.kind === 'failed' ? failed.line : undefined
}
