import { KeyRound } from 'lucide-react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { FormError } from '#platform/ui/form/FormError.tsx'
import { useForm } from '#platform/ui/form/use-form.ts'

/** Always shown: where a browser has no passkeys, pressing it says why. */
export function PasskeyButton({ onSignIn }: { onSignIn: () => Promise<void> }) {
  const { form, isBusy, fault } = useForm(onSignIn)
  return (
    <form {...form} className="mb-3 grid gap-4.5">
      <FormError problem={fault} />
      <Button type="submit" size="lg" aria-disabled={isBusy} className="w-full lg:min-h-11">
        <KeyRound className="icon" aria-hidden="true" />
        Sign in with a passkey
      </Button>
    </form>
  )
}
