import { useEffect, useState } from 'react'

/** The heading a reader is at: the last that has come into the upper third of the window. */
export function useReadingPlace(ids: readonly string[]): string | undefined {
  const [place, setPlace] = useState(ids[0])
  const watched = ids.join(' ')

  useEffect(() => {
    const headings = watched.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    let frame = 0

    function look() {
      frame = 0
      const { scrollHeight } = document.documentElement
      const isAtEnd = Math.ceil(scrollY + innerHeight) >= scrollHeight - 2
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= innerHeight / 3)
      // The last sections may be too short ever to reach the upper third.
      setPlace((isAtEnd ? headings.at(-1) : (passed.at(-1) ?? headings[0]))?.id)
    }
    function onMove() {
      frame ||= requestAnimationFrame(look)
    }

    look()
    addEventListener('scroll', onMove, { passive: true })
    addEventListener('resize', onMove)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onMove)
      removeEventListener('resize', onMove)
    }
  }, [watched])

  return place
}
