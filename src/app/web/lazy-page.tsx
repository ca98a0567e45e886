import { type ComponentType, type ReactNode, use } from 'react'
import type { VisitorKind } from '#accounts/access.ts'

/** A page in its own chunk. Once its code is there it renders at once, so a prepared page hydrates without a gap. */
export interface LazyPage {
  (): ReactNode
  /** Fetches the code this kind of visitor will need. */
  preload(kind: VisitorKind): Promise<unknown>
  /** Source file of that code, by which the build finds the chunk to fetch early. */
  source(kind: VisitorKind): string
}

export function lazyPage(source: string, load: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<ComponentType> | undefined

  /** What failed stays failed: browsers remember a file that did not arrive until the page is loaded anew. */
  function preload() {
    if (loading) return loading
    const attempt = load()
    loading = attempt
    // React reads these two, and then need not wait a turn for what is already there.
    attempt.then((value) => Object.assign(attempt, { status: 'fulfilled', value })).catch(() => {})
    return attempt
  }

  function Page() {
    const Loaded = use(preload())
    return <Loaded />
  }
  return Object.assign(Page, { preload, source: () => source })
}
