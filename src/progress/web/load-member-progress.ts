type MemberProgress = typeof import('./member-progress.ts')

let loading: Promise<MemberProgress> | undefined

/**
 * Only members need it, so it stands apart from what every page holds; their pages fetch it with their own code. After a
 * failure it is fetched anew.
 */
export function loadMemberProgress(): Promise<MemberProgress> {
  loading ??= import('./member-progress.ts').catch((failure: unknown) => {
    loading = undefined
    throw failure
  })
  return loading
}
