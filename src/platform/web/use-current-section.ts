import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * The section that is being read: the one whose link was followed, while its start is in the upper half of the window (at
 * the end of the page anywhere, because it cannot come higher); otherwise the last that has begun in the upper quarter.
 * Of two side by side, the first.
 *
 * @param ids of the elements with which the sections begin, in their order
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const { hash } = useLocation()
  const [current, setCurrent] = useState(ids[0])
  const key = ids.join(' ')

  useEffect(() => {
    const starts = key.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    let frame = 0

    function update() {
      frame = 0
      const isAtEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight - 2
      const tops = starts.map((start) => start.getBoundingClientRect().top)
      const linked = starts.findIndex(({ id }) => hash === `#${id}`)
      const linkedTop = tops[linked]
      const isLinkedInView =
        linkedTop !== undefined && linkedTop >= 0 && linkedTop < (isAtEnd ? innerHeight : innerHeight / 2)
      const begun = isAtEnd ? tops : tops.filter((top) => top <= innerHeight / 4)
      const last = Math.max(0, tops.indexOf(Math.max(...begun)))
      setCurrent(starts[isLinkedInView ? linked : last]?.id)
    }
    function scheduleUpdate() {
      frame ||= requestAnimationFrame(update)
    }

    update()
    addEventListener('scroll', scheduleUpdate, { passive: true })
    addEventListener('resize', scheduleUpdate)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', scheduleUpdate)
      removeEventListener('resize', scheduleUpdate)
    }
  }, [hash, key])

  return current
}
