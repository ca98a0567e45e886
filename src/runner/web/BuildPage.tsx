import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { isCategoryOpen } from '#accounts/access.ts'
import { signInAddress } from '#accounts/web/intended-destination.ts'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { categorySummaries } from '#curriculum/index.ts'
import type { PatternEntry } from '#curriculum/pattern.ts'
import { findPattern, lessonPathOf } from '#curriculum/patterns.ts'
import { ButtonLink } from '#platform/ui/controls/Button.tsx'
import { SegmentedControl } from '#platform/ui/controls/SegmentedControl.tsx'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { useCodeLanguage } from '#settings/web/code-language.ts'
import type { RunLanguage } from '../protocol.ts'
import { loadCases } from './load-cases.ts'
import { runLanguages } from './run-languages.ts'
import { WritePanel } from './write/WritePanel.tsx'

/** Where the algorithm of a pattern is written and run. Guests have those of the open categories. */
export function BuildPage() {
  const { pattern: name = '' } = useParams()
  const pattern = findPattern(name)
  const isMember = likelyKind(useVisitor()) === 'member'
  if (!pattern) return <Note title="Pattern not found">All patterns are on the dashboard.</Note>
  const position = categorySummaries.findIndex(({ id }) => id === pattern.categoryId)
  if (!isCategoryOpen(position, isMember))
    return (
      <Note title={pattern.displayName} signIn={`/build/${name}`}>
        This is free, but it needs an account.
      </Note>
    )
  return <Build key={name} pattern={pattern} />
}

function Build({ pattern }: { readonly pattern: PatternEntry }) {
  const preferred = useCodeLanguage()
  const [language, setLanguage] = useState<RunLanguage>(preferred === 'java' ? 'python' : preferred)
  const {
    data: cases,
    error,
    refetch,
    isFetching,
  } = useQuery({
    queryKey: ['cases', pattern.name],
    queryFn: () => loadCases(pattern.name),
    enabled: true,
  })
  return (
    <div className="page py-8" data-hue={pattern.hue}>
      <title>{`Build ${pattern.displayName} · Capra`}</title>
      <p className="text-sm">
        <Link to={lessonPathOf(pattern)} className="link">
          {pattern.displayName}
        </Link>
      </p>
      <h1 className="mt-1 font-display text-3xl font-heavy">Write it yourself</h1>
      {error && !isFetching && (
        <Alert onRetry={() => void refetch()}>What judges your code could not be loaded.</Alert>
      )}
      {!cases && !error && <Spinner text="Loading..." />}
      {cases && (
        <div className="mt-6 overflow-hidden rounded-lg border border-line bg-surface">
          <div className="flex flex-wrap items-center justify-between gap-4 border-b border-line p-4">
            <p className="max-w-prose">
              <MarkedText text={cases.statement} />
            </p>
            <SegmentedControl
              label="Language"
              options={runLanguages}
              selected={language}
              onSelect={setLanguage}
            />
          </div>
          <WritePanel key={language} pattern={pattern.name} cases={cases} language={language} />
        </div>
      )}
    </div>
  )
}

interface NoteProps {
  readonly title: string
  readonly signIn?: string
  readonly children: string
}

function Note({ title, signIn, children }: NoteProps) {
  return (
    <div className="page py-10">
      <h1 className="font-display text-3xl font-heavy">{title}</h1>
      <p className="mt-3">{children}</p>
      <div className="mt-5">
        {signIn ? (
          <ButtonLink look="primary" to={signInAddress(signIn, 'register')}>
            Create a free account
          </ButtonLink>
        ) : (
          <ButtonLink to="/">Dashboard</ButtonLink>
        )}
      </div>
    </div>
  )
}
