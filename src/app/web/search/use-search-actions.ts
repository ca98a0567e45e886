import { useEffect } from 'react'
import { useLogOut } from '#accounts/web/use-log-out.ts'
import { useTheme } from '#platform/ui/controls/theme.ts'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { useStartRound } from '#practice/web/use-rounds.ts'
import type { SearchAction } from './search-entry.ts'

/** Does what was chosen in the search. What fails is said in a toast, because the results are closed by then. */
export function useSearchActions(): (action: SearchAction) => void {
  const { theme, choose } = useTheme()
  const { start, failure } = useStartRound()
  const logOut = useLogOut()
  const toast = useToast()
  useEffect(() => {
    if (failure) toast.show({ title: 'Error', description: failure, tone: 'destructive' })
  }, [failure, toast])

  return (action) => {
    switch (action) {
      case 'round':
        return start({ kind: 'daily' })
      case 'theme':
        return choose(theme === 'dark' ? 'light' : 'dark')
      case 'logOut':
        return void logOut()
    }
  }
}
