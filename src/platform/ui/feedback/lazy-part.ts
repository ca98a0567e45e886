import { type ComponentType, lazy } from 'react'

/**
 * A small part of a page, such as a menu, whose code is loaded later. Unlike with `lazy` alone, the page stays when the
 * code cannot be loaded, as without network: `Missing` is shown instead. For parts of their own height there is
 * `LoadBoundary`.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<NoInfer<Props>>,
) {
  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: Missing }),
    ),
  )
}
