import { type ComponentType, use } from 'react'
import type { VisitorKind } from '#accounts/access.ts'

/** A page in its own chunk. Once its code is there it renders at once, so a prepared page hydrates without a gap. */
export interface LazyPage {
  (): React.ReactNode
  /** Fetches the code this kind of visitor will need. */
  preload(kind: VisitorKind): Promise<unknown>
  /** Source file of that code, by which the build finds the chunk to fetch early. */
  source(kind: VisitorKind): string
}

export function lazyPage(source: string, load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined

  function preload() {
    loading ??= load().then(
      (page) => {
        loaded = page
        return page
      },
      (reason: unknown) => {
        loading = undefined // The next attempt asks again.
        throw reason
      },
    )
    return loading
  }

  function Page() {
    const Loaded = loaded ?? use(preload())
    return <Loaded />
  }
  return Object.assign(Page, { preload, source: () => source })
}
