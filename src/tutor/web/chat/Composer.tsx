import { ArrowDown, Square } from 'lucide-react'
import {
  type Dispatch,
  type KeyboardEvent,
  type RefObject,
  type SetStateAction,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import { formatCount } from '#algorithms/format-text.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { isComposing } from '#platform/web/input/is-composing.ts'
import { localValue } from '#platform/web/local-value.ts'
import { tutorLimits } from '../../session-rules.ts'

interface ComposerProps {
  dock: RefObject<HTMLDivElement | null>
  box: RefObject<HTMLTextAreaElement | null>
  topicName: string
  draft: string
  onDraft: (text: string) => void
  /** The session has had all its questions. */
  isFull: boolean
  /** Nothing is being sent or answered. */
  isReady: boolean
  /** It is sent as soon as the session is open. */
  isWaiting: boolean
  isStopping: boolean
  onSend: () => void
  /** While an answer is being written. */
  onStop: (() => void) | undefined
  /** While its end is out of sight. */
  onGoToEnd: (() => void) | undefined
}

/** Where questions are written. Longer texts can be typed and shortened; they cannot be sent. */
export function Composer({ box, draft, onDraft, isFull, isReady, onSend, onStop, ...rest }: ComposerProps) {
  const id = useId()
  // Counted as the server counts: trimmed, in UTF-16 units.
  const { length } = draft.trim()
  const isTooLong = length > tutorLimits.messageLength
  const canSend = isReady && !isFull && length > 0 && !isTooLong
  useGrowingBox(box, draft)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    if (canSend) onSend()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the box keeps the focus, which it gets back after each button anyway: the keyboard of a phone does not close and open again.
    <div
      ref={rest.dock}
      onMouseDown={(event) => event.target !== box.current && event.preventDefault()}
      className="relative z-10 max-w-conversation bg-canvas pb-3 [@media(height>=34rem)]:sticky [@media(height>=34rem)]:bottom-(--bar-height)"
    >
      {rest.onGoToEnd && (
        <div className="absolute right-2 bottom-full mb-3 rounded-sm bg-surface">
          <Button onClick={rest.onGoToEnd}>
            <ArrowDown className="icon" aria-hidden="true" />
            <span className="max-md:sr-only">Newest message</span>
          </Button>
        </div>
      )}
      <div className="rounded-md border-firm border-line-strong bg-surface p-1.5 has-[textarea:focus]:outline-ring has-[textarea:focus]:outline-focus">
        <label htmlFor={id} className="sr-only">
          Your question
        </label>
        <textarea
          id={id}
          ref={box}
          rows={2}
          value={draft}
          readOnly={isFull}
          aria-disabled={isFull}
          aria-invalid={isTooLong || undefined}
          aria-describedby={`${id}-hint ${id}-count`}
          placeholder={
            isFull
              ? 'Session limit reached. Start a new session to continue.'
              : `Ask a question about ${rest.topicName}...`
          }
          onChange={({ target }) => onDraft(target.value)}
          onKeyDown={onKeyDown}
          className="block max-h-[120px] min-h-[60px] w-full resize-none bg-transparent px-3 py-2.5 leading-normal outline-none"
        />
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 pt-1 pr-1 pb-1 pl-3 md:gap-x-4">
          <p
            id={`${id}-hint`}
            className={`text-xs ${isTooLong ? 'basis-full text-danger' : 'flex-1 text-muted max-md:hidden'}`}
          >
            {isTooLong
              ? `Too long to send: remove ${formatCount(length - tutorLimits.messageLength, 'character')}, or send it in parts.`
              : rest.isWaiting
                ? 'Sent as soon as the session is ready'
                : 'Press Enter to send, Shift+Enter for new line'}
          </p>
          <p
            id={`${id}-count`}
            className={`text-xs whitespace-nowrap tabular-nums max-md:flex-1 ${isTooLong ? 'font-semibold text-danger' : 'text-muted'}`}
          >{`${length}/${tutorLimits.messageLength} characters`}</p>
          <div className="ml-auto flex gap-x-2.5 md:gap-x-4">
            {onStop && (
              <Button aria-disabled={rest.isStopping} onClick={onStop}>
                <Square className="icon" aria-hidden="true" />
                Stop
              </Button>
            )}
            <Button look="primary" aria-disabled={!canSend} onClick={canSend ? onSend : undefined}>
              {rest.isWaiting ? 'Sending...' : 'Send'}
            </Button>
          </div>
        </div>
      </div>
    </div>
  )
}

/** As high as its text; the stylesheet keeps it between 60 and 120 pixels. */
function useGrowingBox(box: RefObject<HTMLTextAreaElement | null>, text: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text.
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    current.style.height = 'auto'
    current.style.height = `${current.scrollHeight}px`
  }, [box, text])
}

const stored = localValue('capra.tutorDraft', 'session')

/** A question that is being typed is there again after a reload, in the session it was typed in. */
export function useDraft(
  sessionId: string | undefined,
  draft: string,
  setDraft: Dispatch<SetStateAction<string>>,
): void {
  useEffect(() => {
    const [owner, ...lines] = stored.read()?.split('\n') ?? []
    if (owner === sessionId) setDraft((typed) => typed || lines.join('\n'))
  }, [sessionId, setDraft])

  // After the effect above, which reads what this one replaces.
  useEffect(() => {
    if (sessionId === undefined) return
    if (draft === '') stored.clear()
    else stored.write(`${sessionId}\n${draft}`)
  }, [sessionId, draft])
}

export function joinDrafts(first: string, second: string): string {
  return [first, second].filter((text) => text.trim() !== '').join('\n')
}

/** A question before what is being typed, unless it is already there. */
export function putBack(question: string, typed: string): string {
  return `${typed}\n`.startsWith(`${question}\n`) ? typed : joinDrafts(question, typed)
}

/** The question that a link proposes, as in `?question=...`. It leaves the URL, so that a reload does not repeat it. */
export function useLinkedQuestion(): string {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [question] = useState(() => new URLSearchParams(search).get('question') ?? '')
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true, preventScrollReset: true })
  }, [navigate, pathname, search])
  return question.slice(0, tutorLimits.messageLength)
}
