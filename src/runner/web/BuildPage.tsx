import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link, Navigate, useParams, useSearchParams } from 'react-router'
import type { PatternEntry } from '#curriculum/pattern.ts'
import { lessonPathOf } from '#curriculum/patterns.ts'
import { rungs } from '#learning/results.ts'
import { useLearning } from '#learning/web/use-learning.ts'
import { Tabs } from '#platform/ui/controls/Tabs.tsx'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { chooseCodeLanguage, useCodeLanguage } from '#settings/web/code-language.ts'
import type { BuildLanguage } from '../listing/code-lines.ts'
import { type BuildContent, loadBuild } from './build-content.ts'
import { buildLanguages, listingIn } from './build-languages.ts'
import { OpenPattern } from './program/OpenPattern.tsx'
import { RungPath, rungAddress } from './RungPath.tsx'
import { RungScreen } from './RungScreen.tsx'

/** Where the algorithm of a pattern is built, in four rungs. */
export function BuildPage() {
  const { pattern: name = '' } = useParams()
  return (
    <OpenPattern name={name} path={`/build/${name}`}>
      {(pattern) => <LoadedBuild key={name} pattern={pattern} />}
    </OpenPattern>
  )
}

function LoadedBuild({ pattern }: { readonly pattern: PatternEntry }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['build', pattern.name],
    queryFn: () => loadBuild(pattern),
    enabled: true,
  })
  return (
    <div className="page pt-5 pb-8 md:pt-8" data-hue={pattern.hue}>
      <title>{`Build ${pattern.displayName} · Capra`}</title>
      <div className="overflow-clip rounded-lg border border-line bg-surface">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-4 py-4 md:px-6">
          <div className="min-w-0 flex-1 basis-80">
            <h1 className="text-heading-sm">{`Build ${pattern.displayName}`}</h1>
            {data && (
              <p className="mt-0.5 max-w-prose-wide text-sm text-muted">{data.walkthrough.end.canDo}</p>
            )}
          </div>
          <Link to={lessonPathOf(pattern)} className="link text-sm">
            Back to its card
          </Link>
        </div>
        {error && !isFetching && (
          <div className="p-4 md:p-6">
            <Alert onRetry={() => void refetch()}>The rungs of this pattern could not be loaded.</Alert>
          </div>
        )}
        {!data && (!error || isFetching) && (
          <div className="p-4 md:p-6">
            <Spinner text="Loading..." />
          </div>
        )}
        {data && <Build content={data} />}
      </div>
    </div>
  )
}

function Build({ content }: { readonly content: BuildContent }) {
  const { pattern, cases, code } = content
  const panelId = useId()
  const { doingOf, isLoaded, saveResult } = useLearning()
  const passed = doingOf(pattern.name).rungsPassed
  const [words] = useSearchParams()
  const rung = rungs.find((each) => each === words.get('rung'))
  const [language, choose] = useBuildLanguage()
  const { data: listing } = useQuery({
    queryKey: ['listing', pattern.name, language],
    queryFn: () => listingIn(code, language),
    enabled: true,
  })
  if (rung === undefined) {
    const suggested = rungs.find((each) => !passed.includes(each)) ?? 'write'
    return isLoaded ? <Navigate to={rungAddress(suggested)} replace /> : null
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line bg-sunk px-4 py-3 *:max-md:w-full md:px-6">
        <RungPath current={rung} passed={passed} />
        <div className="min-w-0 [--scroll-ground:var(--canvas-sunk)] *:border-b-0">
          <Tabs
            label="Language"
            tabs={buildLanguages}
            selected={language}
            onSelect={choose}
            panelId={panelId}
          />
        </div>
      </div>
      <div className="bg-sunk px-4 py-4 md:px-6">
        <p className="max-w-[70ch] text-ink-2 max-md:text-sm">
          <MarkedText text={cases.statement} />
        </p>
      </div>
      {listing && (
        <RungScreen
          key={`${rung} ${language}`}
          rung={rung}
          content={content}
          language={language}
          onLanguage={choose}
          listing={listing}
          panel={{ id: panelId, labelledBy: `${panelId}-${language}` }}
          isPassed={passed.includes(rung)}
          onPass={() =>
            saveResult(pattern.name, { kind: 'build', at: new Date().toISOString(), rung, language })
          }
        />
      )}
    </>
  )
}

/** The language of all code on the page, and JavaScript besides, which has no listings of its own. */
function useBuildLanguage(): [BuildLanguage, (language: BuildLanguage) => void] {
  const preferred = useCodeLanguage()
  const [isJavaScript, setJavaScript] = useState(false)
  return [
    isJavaScript ? 'javascript' : preferred,
    (language) => {
      setJavaScript(language === 'javascript')
      if (language !== 'javascript') chooseCodeLanguage(language)
    },
  ]
}
