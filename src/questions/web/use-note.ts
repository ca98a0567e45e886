import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { callApi } from '#platform/web/call-api.ts'
import type { CompanyQuestion, questionsApi } from '../contract.ts'
import { changeMark, sentenceOf } from './use-question-marks.ts'

/** What stands in the box; it outlives the row, which goes when it is scrolled away. */
interface Draft {
  readonly text: string
  readonly state: 'typed' | 'saving' | 'saved' | 'failed'
  /** Why it could not be saved. */
  readonly sentence?: string
}

const draftKey = (id: number) => ['company-note-draft', id]

function useNoteDraft(id: number): Draft | undefined {
  const { data } = useQuery<Draft>({
    queryKey: draftKey(id),
    queryFn: () => Promise.reject(new Error('A draft is only written here.')),
    gcTime: Number.POSITIVE_INFINITY,
  })
  return data
}

/** Whether something is typed that is not saved, or could not be. */
export function hasUnsavedNote(client: QueryClient, id: number): boolean {
  const draft = client.getQueryData<Draft>(draftKey(id))
  return draft !== undefined && draft.state !== 'saved'
}

/** A private note that saves itself; what could not be saved is kept. */
export function useNote({ id, title }: CompanyQuestion, saved: string) {
  const client = useQueryClient()
  const toast = useToast()
  const draft = useNoteDraft(id)
  const { mutate } = useMutation({
    mutationKey: draftKey(id),
    // One after the other, so that the last text is the last truth.
    scope: { id: `note of company question ${id}` },
    mutationFn: (note: string) => send(id, note),
    onSuccess: ({ note }) => {
      changeMark(client, id, { note })
      changeDraft(client, id, (now) => (now.text === note ? { text: note, state: 'saved' } : now))
    },
    onError: (failure, note) => {
      const sentence = sentenceOf(failure)
      changeDraft(client, id, (now) => (now.text === note ? { ...now, state: 'failed', sentence } : now))
      if (!document.getElementById(noteFieldId(id)))
        toast.show({
          title: 'Error',
          description: `Your note on ${title} is not saved, but kept here: open it and save it again. ${sentence}`,
          tone: 'destructive',
        })
    },
  })

  const save = useCallback(() => {
    const now = client.getQueryData<Draft>(draftKey(id))
    if (!now || now.state === 'saving' || now.state === 'saved') return
    if (now.text === saved && client.isMutating({ mutationKey: draftKey(id) }) === 0)
      return client.setQueryData<Draft>(draftKey(id), { text: saved, state: 'saved' })
    client.setQueryData<Draft>(draftKey(id), { text: now.text, state: 'saving' })
    mutate(now.text)
  }, [client, id, saved, mutate])

  useSaveBeforeLeaving(id, save)

  return {
    text: draft?.text ?? saved,
    draft,
    save,
    change: (text: string) => client.setQueryData<Draft>(draftKey(id), { text, state: 'typed' }),
  }
}

/** Nothing waits for an answer any more when the page goes; when only the row goes, saving goes on. */
function useSaveBeforeLeaving(id: number, save: () => void) {
  const client = useQueryClient()
  useEffect(() => {
    const sendLast = () => {
      const now = client.getQueryData<Draft>(draftKey(id))
      if (now?.state === 'typed') send(id, now.text).catch(() => {})
    }
    addEventListener('pagehide', sendLast)
    return () => removeEventListener('pagehide', sendLast)
  }, [client, id])
  // Each saved text makes another `save`: only the last is called, and only when the row goes, not in mid-word.
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  }, [save])
  useEffect(() => {
    return () => {
      if (client.getQueryData<Draft>(draftKey(id))?.state === 'typed') latest.current()
    }
  }, [client, id])
}

function send(id: number, note: string) {
  return callApi<typeof questionsApi.saveMark>('PUT', '/api/company-questions/:id/mark', {
    params: { id },
    body: { note },
    keepalive: true,
  })
}

function changeDraft(client: QueryClient, id: number, change: (now: Draft) => Draft): void {
  client.setQueryData<Draft>(draftKey(id), (now) => now && change(now))
}

export function noteFieldId(id: number): string {
  return `note-${id}`
}
