import { createContext } from 'react'

/** Facts that a prerendered page brings along for its first render, because no script has them. */
export const PageData = createContext<unknown>(readPageData())

function readPageData(): unknown {
  const text = typeof document === 'undefined' ? undefined : document.getElementById('page-data')?.textContent
  return text ? JSON.parse(text) : undefined
}
