import type { User } from './contract.ts'

type Named = Pick<User, 'username' | 'firstName' | 'lastName'>

export function displayName({ username, firstName, lastName }: Named): string {
  const fullName = [firstName, lastName].map((name) => name?.trim()).filter(Boolean)
  return fullName.join(' ') || username.trim() || 'User'
}

/** The letter in the avatar: from the first name, else the username, else U. */
export function avatarInitial({ username, firstName }: Named): string {
  const [letter] = firstName?.trim() || username.trim() || 'U'
  return (letter ?? 'U').toUpperCase()
}
