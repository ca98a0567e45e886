import { minuteMs } from '../durations.ts'
import { ApiError, sentenceOf } from './call-api.ts'
import {
  createWaitingItems,
  type TextStorage,
  type WaitingItem,
  type WaitingItemsOptions,
} from './waiting-items.ts'

/** Everything a queue needs from the browser. Tests pass a simulated one. */
export interface QueueEnvironment {
  readonly storage?: TextStorage
  now(): number
  random(): number
  /** Returns a function that cancels the task. */
  schedule(delayMs: number, task: () => void): () => void
  /** Runs the task while no other tab of this browser runs one of that name. */
  exclusively(name: string, task: () => Promise<void>): Promise<void>
}

export interface QueueOptions<T, Reply>
  extends Pick<WaitingItemsOptions<T>, 'prefix' | 'userId' | 'schema' | 'isReplaced'> {
  /** The most items of one request. */
  readonly mostItems: number
  /** Must be safe to repeat: a request whose reply was lost is sent again. */
  send(items: readonly WaitingItem<T>[]): Promise<Reply>
  /** False when the reply is for another account, whose cookie this browser has by now. */
  isOwnReply?(reply: Reply): boolean
  /** Whether this browser's session still belongs to this person. Called when another user may have signed in. */
  isStillSignedIn(): Promise<boolean>
  /** Called before the items are removed, so that no tab is ever without both. */
  onSaved(reply: Reply, items: readonly WaitingItem<T>[]): void
  /** The sentence of a reply that will be the same every time. Undefined if the item must be sent again. */
  refusalIn(error: ApiError): string | undefined
  /** Whether an item that is refused on its own is deleted; all are when left out. If not, it waits and is sent again. */
  isRefusedForGood?(error: ApiError): boolean
  /** Called once per item. @param isKept whether it still waits */
  onRefused(sentence: string, isKept: boolean): void
  onSignedOut?(sentence: string): void
  /** What waits, or what is marked as waiting, has changed. */
  onChange(): void
}

/** An item that is not saved after this time is marked as waiting. */
export const showWaitingAfterMs = 1500
/** How long another tab may take to save its items before this tab saves them. */
const saveForOtherTabAfterMs = 3000
const firstRetryMs = 1000
const longestRetryMs = 30_000
/** How long a refused item that is kept waits, so that it neither blocks the others nor keeps the server busy. */
const retryRefusedAfterMs = minuteMs
const retryableStatuses = new Set([408, 425, 429])

/**
 * Saves what a member does on the server without ever losing it. An item is first written to the browser's storage,
 * then shown, then sent. It is removed from the storage only when the server has replied.
 */
export function createSaveQueue<T, Reply>(
  options: QueueOptions<T, Reply>,
  environment: QueueEnvironment = browserEnvironment,
) {
  const items = createWaitingItems<T>({ ...options, ...environment })
  const timers = new Set<() => void>()
  /** By ID and stamp: whether the item has waited long enough to be marked. Nearly all are saved before that. */
  const isMarked = new Map<string, boolean>()
  let isSaving = false
  /** After a refused save, items are sent one by one, so that an invalid one does not block the others. */
  let isSendingOneByOne = false
  /** Refused items that are kept: whether each may be sent again by now. */
  const refused = new Map<string, boolean>()
  let failures = 0
  let retryNotBefore = 0
  let mustCheckUser = false
  let cancelRetry: (() => void) | undefined
  let cancelSaveForOtherTab: (() => void) | undefined
  let stopped = false

  function schedule(delayMs: number, task: () => void): () => void {
    const cancel = environment.schedule(delayMs, () => {
      timers.delete(cancel)
      task()
    })
    timers.add(cancel)
    return cancel
  }

  const keyOf = ({ id, stamp }: WaitingItem<T>) => `${id}.${stamp}`
  const sendable = () => items.read().filter((item) => refused.get(keyOf(item)) !== false)

  function isShownAsWaiting(item: WaitingItem<T>): boolean {
    const key = keyOf(item)
    if (!isMarked.has(key)) {
      isMarked.set(key, failures > 0)
      schedule(showWaitingAfterMs, () => {
        isMarked.set(key, true)
        show()
      })
    }
    return isMarked.get(key) === true
  }

  function show(): void {
    if (!stopped) options.onChange()
  }

  /** @returns false when items are still waiting */
  async function save(): Promise<boolean> {
    if (isSaving || stopped) return true
    isSaving = true
    let isSaved = false
    try {
      await environment.exclusively(items.prefix, async () => {
        while (!stopped && sendable().length > 0) if (!(await sendWaiting())) return
        isSaved = true
      })
    } finally {
      isSaving = false
    }
    if (!isSaved || stopped) return false
    isSendingOneByOne = false
    show() // Another tab may have saved them while this one waited for the lock.
    return sendable().length === 0 || save() // Put while the lock was released.
  }

  /** @returns true when the server accepted or refused the items, false when they must be sent again later */
  async function sendWaiting(): Promise<boolean> {
    const sent = sendable().slice(0, isSendingOneByOne ? 1 : options.mostItems)
    try {
      if (mustCheckUser && !(await options.isStillSignedIn())) return signOut()
      mustCheckUser = false
      if (stopped) return false
      const reply = await options.send(sent)
      if (!isOwn(reply)) return signOut()
      handleReply(sent, reply)
      return true
    } catch (error) {
      return handleError(sent, error)
    }
  }

  const isOwn = (reply: Reply) => options.isOwnReply?.(reply) ?? true

  function handleReply(sent: readonly WaitingItem<T>[], reply: Reply): void {
    options.onSaved(reply, sent)
    items.settle(sent)
    show()
    if (failures === 0) return
    failures = 0
    retryNotBefore = 0
    cancelRetry?.()
  }

  async function handleError(sent: readonly WaitingItem<T>[], error: unknown): Promise<boolean> {
    if (!(error instanceof ApiError)) return retryLater(0)
    if (error.status === 401) return signOut(sentenceOf(error))
    const isTemporary = error.status >= 500 || retryableStatuses.has(error.status)
    const refusal = isTemporary ? undefined : options.refusalIn(error)
    if (refusal === undefined) return retryLater(error.retryAfterSeconds ?? 0)
    // Another person's session is refused what its owner's is not.
    const isOwnSession = await options.isStillSignedIn().catch(() => undefined)
    if (isOwnSession === undefined) return retryLater(0)
    if (!isOwnSession) return signOut()
    if (sent.length > 1) isSendingOneByOne = true
    else {
      const isKept = options.isRefusedForGood?.(error) === false
      const isFirst = !sent.some((item) => refused.has(keyOf(item)))
      if (isKept) setAside(sent)
      else items.settle(sent)
      show()
      if (isFirst) options.onRefused(refusal, isKept)
    }
    return true
  }

  function setAside(sent: readonly WaitingItem<T>[]): void {
    for (const item of sent) refused.set(keyOf(item), false)
    schedule(retryRefusedAfterMs, () => {
      for (const item of sent) refused.set(keyOf(item), true)
      void saveAll()
    })
  }

  /** They wait until their owner is back. */
  function signOut(sentence = 'User not authenticated'): false {
    countFailure()
    options.onSignedOut?.(sentence)
    return false
  }

  /** Exponential backoff with jitter, so that browsers do not all return to a restarted server at the same moment. */
  function retryLater(retryAfterSeconds: number): false {
    countFailure()
    const backoffMs = Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1))
    const delayMs = Math.max(backoffMs * (0.75 + 0.5 * environment.random()), retryAfterSeconds * 1000)
    retryNotBefore = environment.now() + retryAfterSeconds * 1000
    cancelRetry?.()
    cancelRetry = schedule(delayMs, () => void saveAll())
    return false
  }

  function countFailure(): void {
    failures++
    mustCheckUser = true
    for (const key of isMarked.keys()) isMarked.set(key, true)
    show()
  }

  async function saveAll(): Promise<void> {
    if (environment.now() >= retryNotBefore) await save()
  }

  return {
    /** What the server has not confirmed, oldest first. */
    read: items.read,
    /** Those of them that have waited long enough to be marked on the screen. */
    marked: (): readonly WaitingItem<T>[] => items.read().filter(isShownAsWaiting),

    put(id: string, value: T): void {
      items.put(id, value)
      show()
      void saveAll()
    },

    /** Called on load, when the browser is online again, and when the tab becomes visible. */
    saveWaiting(): void {
      show()
      void saveAll()
    },

    /** Another tab put something, or saved it. If that tab goes away, this one saves what is still waiting. */
    onOtherTab(): void {
      show()
      cancelSaveForOtherTab?.()
      if (failures === 0) cancelSaveForOtherTab = schedule(saveForOtherTabAfterMs, () => void saveAll())
    },

    /**
     * The page is being left: sends what waits behind a request in flight. It stays in storage until a reply is seen, so
     * it is sent once more at the next visit.
     */
    flush(): void {
      const sent = sendable().slice(0, options.mostItems)
      if (sent.length === 0 || stopped || mustCheckUser || environment.now() < retryNotBefore) return
      void options.send(sent).then(
        (reply) => isOwn(reply) && handleReply(sent, reply),
        () => {}, // They wait.
      )
    },

    /** Another user may have signed in in another tab: check that before the next item is sent. */
    checkUserBeforeSaving(): void {
      mustCheckUser = true
    },

    stop(): void {
      stopped = true
      for (const cancel of timers) cancel()
      timers.clear()
    },
  }
}

export type SaveQueue<T> = ReturnType<typeof createSaveQueue<T, unknown>>

const lastTasks = new Map<string, Promise<void>>()

const browserEnvironment: QueueEnvironment = {
  now: Date.now,
  random: Math.random,
  schedule(delayMs, task) {
    const timer = setTimeout(task, delayMs)
    return () => clearTimeout(timer)
  },
  /**
   * Browsers have no locks on plain http in a local network: there the order holds within this tab, and the server merges
   * what two tabs send.
   */
  exclusively(name, task) {
    if ('locks' in navigator) return navigator.locks.request(name, task)
    const result = (lastTasks.get(name) ?? Promise.resolve()).then(task)
    lastTasks.set(
      name,
      result.catch(() => {}), // The caller handles the failure.
    )
    return result
  },
}
