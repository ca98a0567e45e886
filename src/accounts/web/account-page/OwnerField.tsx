import type { User } from '../../contract.ts'

/** Tells password managers whose password this form is about; people see it in the profile. */
export function OwnerField({ user }: { user: User }) {
  return <input type="text" autoComplete="username" value={user.email} readOnly hidden />
}
