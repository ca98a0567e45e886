import { useMedia } from '#platform/web/use-media.ts'

/** Whether the question stands below what is given instead of beside it, as on phones. */
export function useOneColumn(): boolean {
  return useMedia('(width < 58rem)')
}
