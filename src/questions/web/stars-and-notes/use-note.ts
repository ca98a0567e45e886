import { type QueryClient, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { call, sentenceOf } from '#platform/web/call-api.ts'
import type { Question } from '../../question.ts'
import { changeStarOrNote } from './stars-and-notes-query.ts'

/** What is typed. In the query cache, because the row that shows it unmounts when it is scrolled away. */
interface Draft {
  readonly text: string
  readonly state: 'typed' | 'saving' | 'saved' | 'failed'
  /** Why it could not be saved. */
  readonly error?: string
}

const draftKey = (id: number) => ['company-note-draft', id]
const readDraft = (client: QueryClient, id: number) => client.getQueryData<Draft>(draftKey(id))

/** A private note that is saved on leaving the field, the row or the page. A note that cannot be saved stays a draft. */
export function useNote({ id, title }: Pick<Question, 'id' | 'title'>, saved: string) {
  const client = useQueryClient()
  const toast = useToast()
  const { data: draft } = useQuery<Draft>({
    queryKey: draftKey(id),
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  })
  // Not from the cache, which notifies after the event: a controlled field would lose characters.
  const [text, setText] = useState(draft?.text ?? saved)
  // Typed in another field: the same note can be open in the list and in the drawer.
  const [seen, setSeen] = useState(draft?.text)
  if (draft && draft.text !== seen) {
    setSeen(draft.text)
    setText(draft.text)
  }
  const setDraft = (change: Draft) => client.setQueryData<Draft>(draftKey(id), change)
  /** Only if nothing else was typed since. */
  const updateDraft = (text: string, change: Draft) =>
    readDraft(client, id)?.text === text && setDraft(change)

  const { mutate } = useMutation({
    mutationKey: draftKey(id),
    scope: { id: `company question: note ${id}` },
    mutationFn: (note: string) => saveNote(id, note),
    onSuccess: ({ note }) => {
      changeStarOrNote(client, id, { note })
      updateDraft(note, { text: note, state: 'saved' })
    },
    onError: (failure, text) => {
      const error = sentenceOf(failure)
      updateDraft(text, { text, state: 'failed', error })
      if (!document.querySelector(`[data-note="${id}"]`))
        toast.show({
          title: 'Error',
          description: `Your note on ${title} could not be saved. It is kept on this page: open it and save it again. ${error}`,
          tone: 'destructive',
        })
    },
  })

  function save() {
    const now = readDraft(client, id)
    if (!now || now.state === 'saving' || now.state === 'saved') return
    const isUnchanged = now.text === saved && client.isMutating({ mutationKey: draftKey(id) }) === 0
    setDraft({ text: now.text, state: isUnchanged ? 'saved' : 'saving' })
    if (!isUnchanged) mutate(now.text)
  }

  const saveOnLeave = useEffectEvent(save)
  useEffect(() => {
    const isTyped = () => readDraft(client, id)?.state === 'typed'
    // The page cannot wait for an answer any more, and may come back.
    const onPageHide = () => {
      if (isTyped()) saveNote(id, readDraft(client, id)?.text ?? '').catch(() => {})
    }
    addEventListener('pagehide', onPageHide)
    return () => {
      removeEventListener('pagehide', onPageHide)
      if (isTyped()) saveOnLeave()
    }
  }, [client, id])

  return {
    text,
    draft,
    save,
    change: (typed: string) => {
      setText(typed)
      setDraft({ text: typed, state: 'typed' })
    },
  }
}

function saveNote(id: number, note: string) {
  return call('PUT /api/company-questions/:id/mark', { params: { id }, body: { note }, keepalive: true })
}
