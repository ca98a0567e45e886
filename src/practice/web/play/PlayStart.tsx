import type { ReactNode } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { GoOnKey } from '../round/question/keys.tsx'
import { useGoOnKeys } from '../round/use-go-on-keys.ts'
import { PlayBar } from './PlayBar.tsx'
import type { Play } from './use-play.ts'

interface PlayStartProps {
  readonly title: string
  readonly play: Pick<Play, 'start' | 'isPending' | 'failure'>
  /** The rules, as list items. */
  readonly children: ReactNode
}

/** The rules, and the way in. */
export function PlayStart({ title, play: { start, isPending, failure }, children }: PlayStartProps) {
  useGoOnKeys(isPending ? undefined : start)
  return (
    <>
      <PlayBar title={title} />
      <div className="page pt-10 pb-16 md:pt-14">
        <h1 className="text-[2.75rem] md:text-figure">{title}</h1>
        <ul className="mt-5 grid max-w-prose list-disc gap-2 pl-5 text-ink-2">{children}</ul>
        <Button
          look="primary"
          size="lg"
          className="mt-8"
          aria-disabled={isPending}
          aria-keyshortcuts="Enter"
          onClick={() => isPending || start()}
        >
          <span>{isPending ? 'Preparing the prompts...' : 'Start'}</span>
          <GoOnKey />
        </Button>
        {failure && (
          <div className="mt-5 max-w-prose">
            <Alert>{failure}</Alert>
          </div>
        )}
      </div>
    </>
  )
}
