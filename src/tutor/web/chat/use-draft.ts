import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { localValue } from '#platform/web/local-value.ts'
import { tutorLimits } from '../../session-rules.ts'

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
