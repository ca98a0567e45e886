import { useQuery } from '@tanstack/react-query'
import { ChevronDown, MessageCircleQuestion } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { AskedQuestion } from '#patterns/contract.ts'
import { Collapsible } from '#platform/ui/controls/Collapsible.tsx'
import { SearchBox } from '#platform/ui/controls/SearchBox.tsx'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { call, sentenceOf } from '#platform/web/call-api.ts'
import { isReturn } from '#platform/web/is-return.ts'
import { keepInView } from '#platform/web/keep-in-view.ts'

/** Loaded when it is opened. A link to one of the questions opens it. */
export function AskedQuestions({ patternName }: { patternName: string }) {
  const { hash, key } = useLocation()
  const linked = hash.startsWith(`#${patternName}-question-`) ? hash.slice(1) : undefined
  return (
    <Collapsible
      key={linked}
      title="Questions learners ask"
      icon={<MessageCircleQuestion className="icon" aria-hidden="true" />}
      isOpenAtFirst={linked !== undefined}
    >
      <QuestionList patternName={patternName} linked={linked} isArrival={!isReturn(key)} />
    </Collapsible>
  )
}

interface QuestionListProps {
  patternName: string
  /** ID of a question. */
  linked: string | undefined
  /** After a reload or Back, the browser restores the scroll position. */
  isArrival: boolean
}

function QuestionList({ patternName, linked, isArrival }: QuestionListProps) {
  const [search, setSearch] = useState('')
  const { data, error, refetch } = useQuery({
    queryKey: ['asked-questions', patternName],
    queryFn: () => call('GET /api/patterns/:name/questions', { params: { name: patternName } }),
    enabled: true,
  })
  if (error)
    return (
      <Alert
        onRetry={() => void refetch()}
      >{`The questions could not be loaded. ${sentenceOf(error)}`}</Alert>
    )
  if (!data) return <Spinner text="Loading questions..." />
  const found = findQuestions(data, search)
  return (
    <div className="grid gap-3">
      <div className="max-w-[26rem]">
        <SearchBox
          label="Search these questions"
          placeholder="Search these questions..."
          value={search}
          onChange={setSearch}
        />
      </div>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'text-sm text-ink-2'}>
        {found.length > 0
          ? `${found.length} of ${data.length} questions shown`
          : `No question here matches "${search.trim()}". Try other words.`}
      </p>
      <ul className="grid max-w-[46rem]">
        {found.map((question) => (
          <Question
            key={question.id}
            question={question}
            isLinked={question.id === linked}
            isArrival={isArrival}
          />
        ))}
      </ul>
    </div>
  )
}

/** Each word of the search occurs in the question, in another wording of it or in the answer. */
function findQuestions(questions: readonly AskedQuestion[], search: string): readonly AskedQuestion[] {
  const words = search.toLowerCase().split(/\s+/)
  return questions.filter(({ question, asks, answer }) => {
    const text = [question, ...asks, answer].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

interface QuestionProps {
  question: AskedQuestion
  isLinked: boolean
  isArrival: boolean
}

function Question({ question, isLinked, isArrival }: QuestionProps) {
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isLinked || !isArrival || !summary.current) return
    summary.current.focus({ preventScroll: true })
    return keepInView(summary.current)
  }, [isLinked, isArrival])
  return (
    <li className="border-b border-line last:border-b-0">
      <details id={question.id} open={isLinked} className="group">
        <summary
          ref={summary}
          className="flex min-h-12 scroll-mt-32 list-none items-center justify-between gap-3 py-2 text-base leading-snug font-strong [&::-webkit-details-marker]:hidden"
        >
          <MarkedText text={question.question} />
          <ChevronDown
            aria-hidden="true"
            className="icon text-muted transition-transform duration-(--dur-base) ease-step group-open:rotate-180"
          />
        </summary>
        <p className="max-w-(--measure) pb-4 text-sm leading-[1.55] text-ink-2">
          <MarkedText text={question.answer} />
        </p>
      </details>
    </li>
  )
}
