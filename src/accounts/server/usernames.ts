const longest = 30
const shortest = 3

/** A user name from what stands before the @, within `[a-z0-9._-]`, 3 to 30 characters. */
export function usernameFrom(emailKey: string): string {
  const local = emailKey.slice(0, emailKey.indexOf('@'))
  const name = local
    .replace(/\+.*$/, '')
    .replace(/[^a-z0-9._-]/g, '')
    .slice(0, longest)
    .replace(/^[._-]+|[._-]+$/g, '')
  return name.length < shortest ? 'user' : name
}

/** The same name made another by a suffix. */
export function withSuffix(username: string, suffix: string): string {
  return `${username.slice(0, longest - suffix.length - 1)}-${suffix}`
}
