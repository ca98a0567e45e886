import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Switch } from '#platform/ui/controls/Switch.tsx'
import { topicsQuery } from '../AnsweredBy.tsx'
import { languages, turnBrowserModelOff, turnBrowserModelOn, useBrowserModelOn } from './browser-model.ts'

/** Lets a learner have the coach's answers phrased by the model of their browser. Shows nothing where there is none. */
export function BrowserModelSwitch() {
  const { data } = useQuery(topicsQuery)
  const isOn = useBrowserModelOn()
  const [isOffered, setOffered] = useState(false)
  const [status, setStatus] = useState('')
  const loading = useRef<AbortController>(undefined)

  useEffect(() => {
    globalThis.LanguageModel?.availability(languages).then(
      (availability) => setOffered(availability !== 'unavailable'),
      () => undefined,
    )
    return () => loading.current?.abort()
  }, [])
  if (data?.answeredBy.kind !== 'coach' || (!isOffered && !isOn)) return null

  async function change(isWanted: boolean) {
    loading.current?.abort()
    loading.current = undefined
    setStatus('')
    if (!isWanted) return turnBrowserModelOff()
    const own = new AbortController()
    loading.current = own
    setStatus('Your browser is loading its model.')
    // A screen reader reads out each change.
    const showProgress = (share: number) =>
      setStatus(`Your browser is loading its model: ${Math.floor(share * 10) * 10}%.`)
    try {
      await turnBrowserModelOn(showProgress, own.signal)
      setStatus('')
    } catch {
      if (!own.signal.aborted) setStatus('Your browser could not load its model.')
    }
    if (loading.current === own) loading.current = undefined
  }

  return (
    <div className="border-t border-line pt-4 text-sm text-muted">
      <Switch
        label="Let my browser's own AI model phrase the answers"
        checked={isOn || loading.current !== undefined}
        onChange={(isWanted) => void change(isWanted)}
      />
      <p className="max-w-prose">
        It runs on this device; your messages go to nobody but Capra, as before. The first time, your browser
        loads a file of several gigabytes. A small model makes mistakes; without it, you read the answers as
        we wrote them.
      </p>
      <p role="status">{status}</p>
    </div>
  )
}
