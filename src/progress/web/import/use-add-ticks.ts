import { useCallback } from 'react'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import type { SolvedMasks } from '#progress/rules.ts'
import { useProgressSource } from '../tick/progress-source.ts'

/** Adds ticks from a file or from guest mode to this person's progress, and offers to undo that. */
export function useAddTicks(): (masks: SolvedMasks, cameFrom: string) => Promise<void> {
  const source = useProgressSource()
  const toast = useToast()
  return useCallback(
    async (masks, cameFrom) => {
      const { addedCount, undo } = await source.addTicks(masks)
      toast.show({
        title: addedCount === 0 ? 'Nothing new to add' : 'Progress added',
        description:
          addedCount === 0
            ? `Everything ${cameFrom} is already marked as solved.`
            : `${addedCount} ${addedCount === 1 ? 'problem' : 'problems'} ${cameFrom} ${addedCount === 1 ? 'is' : 'are'} ticked now.`,
        ...(addedCount > 0 ? { action: { label: 'Undo', onSelect: undo } } : {}),
      })
    },
    [source, toast],
  )
}
