import { useState } from 'react'
import type { Cases } from '#algorithms/cases.ts'
import { type GrowthReport, measureGrowth } from '../../judge/growth.ts'
import { type Check, judge, type Run, type Verdict } from '../../judge/judge.ts'
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
export function useJudge(cases: Cases, language: RunLanguage) {
  const runner = useRunner(language)
  const [judgment, setJudgment] = useState<Judgment>()

  async function start(source: string): Promise<Verdict | undefined> {
    const started = performance.now()
    const seconds = () => (performance.now() - started) / 1000
    setJudgment(undefined)
    const run: Run = async (request) => {
      const report = await runner.run(request)
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
      if (isPassed(verdict)) setJudgment({ ...judged, growth: await measureGrowth(cases, program, run) })
      return verdict
    } catch (error) {
      if (error instanceof Stopped) return undefined
      throw error
    }
  }
  return { state: runner.state, stop: runner.stop, judgment, start }
}

/** The learner stopped the run, or what runs it could not be loaded; the runner's state says which. */
class Stopped extends Error {}

export function isPassed({ refused, examples, random }: Verdict): boolean {
  return !refused && examples.length > 0 && [...examples, ...random].every(({ passes }) => passes)
}
