import { Check, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Slip } from '#algorithms/slip.ts'
import type { Step } from '#algorithms/step.ts'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { CodeLines } from '#platform/ui/display/CodeLines.tsx'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { useCodeLanguage } from '#settings/web/code-language.ts'
import type { DemoCode } from '../../load-demo.ts'
import { startPlayer } from '../../player.ts'
import { PlayButtons, StepCount } from '../controls/PlayControls.tsx'
import { StepPicture } from '../drawings/StepPicture.tsx'
import { usePlayer } from '../use-player.ts'

interface SlipFeedbackProps {
  readonly patternName: string
  readonly slip: Slip
  /** The step that was taken for the first wrong one. */
  readonly pressed: number
  /** What should have happened, as the learner said it. */
  readonly said: string
  readonly code: DemoCode
  readonly wrongCode: DemoCode
  /** Undefined if the pattern has no other slip. */
  readonly onNext: (() => void) | undefined
}

/** The first wrong step beside the right one, the line of code, and the least input that shows the mistake. */
export function SlipFeedback(props: SlipFeedbackProps) {
  const { patternName, slip, pressed, said, code, wrongCode, onNext } = props
  const { name, steps, rightSteps, firstWrong, instead, why, smallest } = slip
  const language = useCodeLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isWhole, setIsWhole] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  const rightAt = Math.min(firstWrong, rightSteps.length - 1)
  const [right, wrong] = [code[language].lines, wrongCode[language].lines]

  return (
    <div className="slip-feedback">
      <header>
        <h4 ref={heading} tabIndex={-1}>
          {headlineOf(pressed, firstWrong, said === instead.answer)}
        </h4>
        <p>{tellSaid(said, instead)}</p>
      </header>
      <div className="slip-pair">
        <Side icon={<X className="icon text-danger" aria-hidden="true" />} title="As it ran">
          <StepPicture steps={steps} at={firstWrong} />
          <p>{steps[firstWrong]?.caption.fact}</p>
          <Excerpt language={language} lines={wrong} others={right} isWrong />
        </Side>
        <Side icon={<Check className="icon text-success" aria-hidden="true" />} title="As it should">
          <StepPicture steps={rightSteps} at={rightAt} />
          <p>{rightSteps[rightAt]?.caption.fact}</p>
          <Excerpt language={language} lines={right} others={wrong} isWrong={false} />
        </Side>
      </div>
      <section className="slip-why">
        <h5>{name}</h5>
        <p>
          <MarkedText text={why} />
        </p>
        <p>{slip.lines[0].why}</p>
      </section>
      <section className="slip-least">
        <div>
          <h5>The least input that shows it</h5>
          <dl>
            {smallest.fields.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text || 'nothing'}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Outcome steps={smallest.steps} text={`gives ${smallest.got}`} />
        <Outcome steps={smallest.rightSteps} text={`should give ${smallest.expected}`} />
      </section>
      {isWhole && <WholeRun steps={steps} from={firstWrong} />}
      <footer>
        {!isWhole && (
          <Button look="quiet" onClick={() => setIsWhole(true)}>
            See the run to its end
          </Button>
        )}
        {onNext && <Button onClick={onNext}>Find another slip</Button>}
        <ButtonLink look="primary" to={`/build/${patternName}`}>
          Build it now
        </ButtonLink>
      </footer>
    </div>
  )
}

function headlineOf(pressed: number, firstWrong: number, isSaidRight: boolean): string {
  if (pressed < firstWrong) return `It begins at step ${firstWrong + 1}, later than you pressed`
  if (pressed > firstWrong) return `It begins at step ${firstWrong + 1}, before you pressed`
  return isSaidRight ? 'Found, at the step where it begins' : 'The right step, for another reason'
}

function tellSaid(said: string, { answer, wrong = {} }: Slip['instead']): string {
  if (said === answer) return `You said: “${said}”. Yes.`
  return `You said: “${said}”. ${wrong[said] ?? ''} It is “${answer}”.`
}

interface SideProps {
  readonly icon: ReactNode
  readonly title: string
  readonly children: ReactNode
}

function Side({ icon, title, children }: SideProps) {
  return (
    <section>
      <h5 className="slip-side">
        {icon}
        <span>{title}</span>
      </h5>
      {children}
    </section>
  )
}

interface ExcerptProps {
  readonly language: Parameters<typeof CodeLines>[0]['language']
  readonly lines: readonly string[]
  /** What the excerpt is compared with. */
  readonly others: readonly string[]
  readonly isWrong: boolean
}

/** The lines that differ, with the one above them. */
function Excerpt({ language, lines, others, isWrong }: ExcerptProps) {
  const first = countSame(lines, others)
  // A line that repeats its neighbor must not be counted from both ends.
  const rest = Math.min(lines.length, others.length) - first
  const after = Math.min(rest, countSame(lines.toReversed(), others.toReversed()))
  const count = lines.length - first - after
  return (
    <pre className="slip-excerpt" data-wrong={isWrong} data-count={count}>
      <CodeLines language={language} lines={lines.slice(Math.max(0, first - 1), first + count)} />
      {count === 0 && <span className="text-muted">A line is missing here.</span>}
    </pre>
  )
}

function countSame(lines: readonly string[], others: readonly string[]): number {
  const first = lines.findIndex((line, at) => line !== others[at])
  return first === -1 ? lines.length : first
}

function Outcome({ steps, text }: { readonly steps: readonly Step[]; readonly text: string }) {
  return (
    <figure>
      <StepPicture steps={steps} at={steps.length - 1} />
      <figcaption>{text}</figcaption>
    </figure>
  )
}

function WholeRun({ steps, from }: { readonly steps: readonly Step[]; readonly from: number }) {
  const [player, send] = usePlayer(() => startPlayer(steps.length, from))
  return (
    <section className="slip-whole" aria-label="The run with the slip">
      <StepPicture steps={steps} at={player.step} />
      <p aria-live="polite">{steps[player.step]?.caption.fact}</p>
      <div className="demo-row">
        <PlayButtons
          isAtStart={player.step === 0}
          isAtEnd={player.step === player.lastStep}
          playing={player.playing}
          send={send}
        />
        <StepCount player={player} />
      </div>
    </section>
  )
}
