import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'

export type HerdTab = 'goatmates' | 'history'
export type HerdRole = 'candidate' | 'interviewer'

interface HerdView {
  readonly tab: HerdTab
  readonly role: HerdRole
}

/** Which tab and role the address names, so that Back, a reload and a link in a mail lead to the same view. */
export function useHerdView(): HerdView & { show: (view: Partial<HerdView>) => void } {
  const [params, setParams] = useSearchParams()
  // The prepared page was made for the address without its search part.
  const isKnown = useSyncExternalStore(noChange, isInBrowser, isPrepared)
  const view: HerdView = {
    tab: isKnown && params.get('tab') === 'history' ? 'history' : 'goatmates',
    role: isKnown && params.get('as') === 'interviewer' ? 'interviewer' : 'candidate',
  }
  return {
    ...view,
    show(change) {
      const { tab, role } = { ...view, ...change }
      setParams(tab === 'history' ? { tab, as: role } : {}, { replace: true, preventScrollReset: true })
    },
  }
}

export function historyAddress(role: HerdRole): string {
  return `/my-herd?tab=history&as=${role}`
}

const noChange = () => () => {}
const isInBrowser = () => true
const isPrepared = () => false
