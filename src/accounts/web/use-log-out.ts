import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { useAccountActions } from './use-account-actions.ts'

/** For a press on 'Log out', wherever it is. Failure is said in a toast. */
export function useLogOut(): () => Promise<void> {
  const { logOut } = useAccountActions()
  const toast = useToast()
  return async () => {
    if (await logOut()) return
    toast.show({
      title: 'Error',
      description: 'The server did not confirm that you are signed out. Please try again.',
      tone: 'destructive',
    })
  }
}
