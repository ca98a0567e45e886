import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Switch } from '#platform/ui/controls/Switch.tsx'
import { topicsQuery } from '../AnsweredBy.tsx'
import { languages, turnBrowserModelOff, turnBrowserModelOn, useBrowserModelOn } from './browser-model.ts'

/** Lets a learner have the coach's answers phrased by the model of their browser. Shows nothing where there is none. */
export function BrowserModelSwitch() {
  const { data } = useQuery(topicsQuery)
  const isOn = useBrowserModelOn()
  const [isOffered, setOffered] = useState(false)
  const [percent, setPercent] = useState(0)
  const loading = useRef<AbortController>(undefined)
  const load = useMutation({
    mutationFn: (signal: AbortSignal) =>
      // A screen reader reads out each change.
      turnBrowserModelOn((share) => setPercent(Math.floor(share * 10) * 10), signal),
  })

  useEffect(() => {
    globalThis.LanguageModel?.availability(languages).then(
      (availability) => setOffered(availability !== 'unavailable'),
      () => undefined,
    )
    return () => loading.current?.abort()
  }, [])
  if (data?.answeredBy.kind !== 'coach' || (!isOffered && !isOn)) return null

  function change(isWanted: boolean) {
    loading.current?.abort()
    load.reset()
    setPercent(0)
    if (!isWanted) return turnBrowserModelOff()
    loading.current = new AbortController()
    load.mutate(loading.current.signal)
  }

  const failed = load.isError ? 'Your browser could not load its model.' : ''
  const status = load.isPending ? `Your browser is loading its model: ${percent}%.` : failed
  return (
    <div className="border-t border-line pt-4 text-sm text-muted">
      <Switch
        label="Let my browser's own AI model phrase the answers"
        checked={isOn || load.isPending}
        onChange={change}
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
