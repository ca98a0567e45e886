import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { sentenceOf } from '#platform/web/call-api.ts'

interface OnePressPageProps {
  title: string
  /** What the press does. */
  text: string
  busy: string
  /** Said after the press. */
  done: string
  /** What can be done then. */
  next?: ReactNode
  press: () => Promise<unknown>
}

/** Where the link of a mail leads that stops mails. It needs a press, because mail programs open links on their own. */
export function OnePressPage({ title, text, busy, done, next, press }: OnePressPageProps) {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: press })
  return (
    <div className="page pt-10 md:pt-16">
      <title>{`${title} · Capra`}</title>
      <meta name="description" content={`${title} from Capra.`} />
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-2">{text}</p>
      <div className="mt-8 grid max-w-prose justify-items-start gap-4">
        {isSuccess && (
          <p ref={focus} tabIndex={-1} className="rounded-md border border-success bg-success-soft px-4 py-3">
            {done}
          </p>
        )}
        {isSuccess && next}
        {error && <Alert>{sentenceOf(error)}</Alert>}
        {!isSuccess && (
          <Button aria-disabled={isPending} onClick={() => !isPending && mutate()}>
            {isPending ? busy : title}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Takes over the focus from the button, which is gone. */
function focus(node: HTMLElement | null) {
  node?.focus()
}
