import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

export type HerdTab = 'goatmates' | 'history'
export type HerdRole = 'candidate' | 'interviewer'

interface HerdView {
  readonly tab: HerdTab
  readonly role: HerdRole
}

/** The tab and role in the URL, so that Back, a reload and a link in a mail show the same view. */
export function useHerdView(): HerdView & { show: (view: Partial<HerdView>) => void } {
  const [params, setParams] = useSearchParams()
  // The page is prerendered without a query string, so hydration must start without it, too.
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const view: HerdView = {
    tab: isHydrated && params.get('tab') === 'history' ? 'history' : 'goatmates',
    role: isHydrated && params.get('as') === 'interviewer' ? 'interviewer' : 'candidate',
  }
  return {
    ...view,
    show(change) {
      const { tab, role } = { ...view, ...change }
      setParams(tab === 'history' ? { tab, as: role } : {}, { replace: true, preventScrollReset: true })
    },
  }
}

/** The search leads to `/my-herd#invite`, which opens the dialog. */
export function useInvitationLink() {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const isLinked = hash === '#invite'
  return {
    isLinked,
    leave() {
      if (isLinked) void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true })
    },
  }
}

export function historyPath(role: HerdRole): string {
  return `/my-herd?tab=history&as=${role}`
}

const neverChanges = () => () => {}

/** State of the history entry for a link to an interview that starts it, too. */
export const runNow = { runNow: true } as const
