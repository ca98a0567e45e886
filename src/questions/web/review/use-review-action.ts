import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { call, sentenceOf } from '#platform/web/call-api.ts'

/** The first part of the keys of all queries of this page. */
export const reviewKey = 'review'

type ReviewAction =
  | { readonly kind: 'approve'; readonly slug: string; readonly name: string }
  | { readonly kind: 'reject'; readonly slug: string }
  | {
      readonly kind: 'remove'
      readonly userId: string
      readonly questionId: number
      readonly company: string
    }
  | { readonly kind: 'suspend' | 'end-suspension'; readonly email: string }

interface Review {
  readonly action: ReviewAction
  /** The toast on success. */
  readonly done: string
  /** Closes the dialog that it was confirmed in, which would cover the toast. */
  readonly onClose?: () => void
  /** Moves the focus, because the button that was pressed goes with its row. */
  readonly onDone: () => void
}

/** Does what an operator decided, with a toast that reports the result. */
export function useReviewAction() {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: ({ action }: Review) => send(action),
    // Not callbacks of `mutate`: the component that called it may be gone when the lists have changed.
    onSuccess: async (_, { done, onClose, onDone }) => {
      onClose?.()
      onDone()
      toast.show({ title: done })
      await Promise.all([
        client.invalidateQueries({ queryKey: [reviewKey] }),
        client.invalidateQueries({ queryKey: ['company-list'] }),
      ])
    },
    onError: (error, { onClose }) => {
      onClose?.()
      toast.show({ title: 'Error', description: sentenceOf(error), tone: 'destructive' })
    },
  })
}

function send(action: ReviewAction): Promise<unknown> {
  switch (action.kind) {
    case 'approve':
      return call('PUT /api/operator/companies/:slug', {
        params: { slug: action.slug },
        body: { name: action.name },
      })
    case 'reject':
      return call('DELETE /api/operator/companies/:slug', { params: { slug: action.slug } })
    case 'remove': {
      const { userId, questionId, company } = action
      return call('DELETE /api/operator/sightings/:userId/:questionId/:company', {
        params: { userId, questionId, company },
      })
    }
    case 'suspend':
    case 'end-suspension':
      return call('PUT /api/operator/suspension', {
        body: { email: action.email, isSuspended: action.kind === 'suspend' },
      })
  }
}
