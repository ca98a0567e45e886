import { useEffect, useRef } from 'react'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import type { Fault } from './DialogFault.tsx'
import { sentenceOf } from './failure-sentence.ts'

/** A form says itself why it was not taken; one that was closed before the answer came has a toast say it. */
export function useFormFailure(title: string) {
  const toast = useToast()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return {
    onError(failure: Error) {
      if (!isShown.current) toast.show({ title, description: sentenceOf(failure), tone: 'destructive' })
    },
    faultOf(failure: Error | null): Fault | undefined {
      return failure ? { title, text: sentenceOf(failure) } : undefined
    },
  }
}
