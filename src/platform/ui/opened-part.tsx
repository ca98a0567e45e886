import { type ComponentType, type ReactNode, useEffect } from 'react'
import { missingPart } from './missing-part.ts'
import { useToast } from './Toast.tsx'
import { usePart } from './use-part.ts'

/**
 * A part whose code is fetched when somebody opens it, as a dialog's. Where it does not come, what they have before
 * them stays: it is said, the part is closed again, and the next opening asks anew. `coming` stands there meanwhile.
 */
export function openedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  coming?: ReactNode,
): ComponentType<Props & { onClose: () => void }> {
  return function OpenedPart(props) {
    const part = usePart(load)
    const toast = useToast()
    const { onClose } = props
    const isMissing = part.kind === 'failed'
    useEffect(() => {
      if (!isMissing) return
      toast.show({ title: 'Error', description: sentence, tone: 'destructive' })
      onClose()
      dispatchEvent(new Event(missingPart))
    }, [isMissing, onClose, toast])
    return part.kind === 'ready' ? <part.part {...props} /> : coming
  }
}

const sentence = 'Part of it could not be loaded. Check your internet connection and try again.'
