import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { isCategoryOpen } from '#accounts/access.ts'
import { signInAddress } from '#accounts/web/intended-destination.ts'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { categorySummaries } from '#curriculum/index.ts'
import type { PatternEntry } from '#curriculum/pattern.ts'
import { findPattern, lessonPathOf } from '#curriculum/patterns.ts'
import { startLesson } from '#learning/rules.ts'
import { useLearning } from '#learning/web/use-learning.ts'
import { ButtonLink } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { LessonBar } from './LessonBar.tsx'
import { LessonPlayer } from './LessonPlayer.tsx'
import { loadLesson } from './lesson.ts'
import { shortNameOf } from './lesson-screens.ts'

/** The lesson of a pattern. Guests have those of the open categories. */
export function LessonPage() {
  const { pattern: name = '' } = useParams()
  const pattern = findPattern(name)
  const isMember = likelyKind(useVisitor()) === 'member'
  const position = categorySummaries.findIndex(({ id }) => id === pattern?.categoryId)
  if (!pattern)
    return (
      <Message title="Lesson not found" leaveTo="/">
        There is no lesson at this address. All patterns are on the dashboard.
      </Message>
    )
  if (!isCategoryOpen(position, isMember))
    return (
      <Message title={pattern.displayName} leaveTo={lessonPathOf(pattern)} signIn={`/learn/${name}`}>
        This lesson is free, but it needs an account, which also remembers how far you are.
      </Message>
    )
  return <LoadedLesson key={name} pattern={pattern} />
}

function LoadedLesson({ pattern }: { pattern: PatternEntry }) {
  const { lessons, isLoaded, saveLesson } = useLearning()
  const stored = lessons[pattern.name]
  const isAgain = useLocation().search === '?again'
  const [fresh] = useState(startLesson)
  const navigate = useNavigate()
  // A new run; the address without it continues that run.
  const startAgain = useEffectEvent(() => {
    if (stored?.finishedAt !== undefined) saveLesson(pattern.name, startLesson(stored))
    void navigate({ search: '' }, { replace: true })
  })
  useEffect(() => {
    if (isAgain && isLoaded) startAgain()
  }, [isAgain, isLoaded])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['lesson', pattern.name],
    queryFn: () => loadLesson(pattern),
    enabled: true,
  })
  if (!data || !isLoaded || isAgain)
    return (
      <>
        <title>{`${pattern.displayName} · Capra`}</title>
        <LessonBar title={shortNameOf(pattern.displayName)} leaveTo={lessonPathOf(pattern)} />
        <div className="page pt-10">
          <h1 className="sr-only">{pattern.displayName}</h1>
          {error && !isFetching ? (
            <Alert onRetry={() => void refetch()}>
              The lesson could not be loaded. What you did so far is saved.
            </Alert>
          ) : (
            <Spinner text="Loading the lesson..." />
          )}
        </div>
      </>
    )
  const progress = stored ?? fresh
  return (
    <LessonPlayer
      // Begun on another device, or anew.
      key={progress.startedAt}
      lesson={data}
      progress={progress}
      onProgress={(progress) => saveLesson(pattern.name, progress)}
    />
  )
}

interface MessageProps {
  readonly title: string
  readonly leaveTo: string
  /** Where to return after signing in. */
  readonly signIn?: string
  readonly children: string
}

function Message({ title, leaveTo, signIn, children }: MessageProps) {
  return (
    <>
      <title>{`${title} · Capra`}</title>
      <LessonBar title="Lesson" leaveTo={leaveTo} />
      <div className="page pt-10 md:pt-16">
        <h1>{title}</h1>
        <p className="mt-4 max-w-lead text-lg text-ink-2">{children}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          {signIn && (
            <ButtonLink to={signInAddress(signIn, 'register')} look="primary">
              Create a free account
            </ButtonLink>
          )}
          <ButtonLink to={leaveTo}>{leaveTo === '/' ? 'Back to Dashboard' : 'Open its card'}</ButtonLink>
        </div>
      </div>
    </>
  )
}
