import { localKeys, localValue, onOtherTabChange } from '#platform/web/local-value.ts'

/**
 * What stays in the browser when a person leaves. Everything else in local storage, session storage and the caches of
 * pages and replies is personal, so a new key is deleted unless it is added here.
 */
const keptKeys: readonly string[] = [
  'theme',
  'capra.codeLanguage',
  'capra.singleKeys',
  'capra.extraQuestion',
  'capra.openedMix',
  // A guest's ticks. They were never part of an account.
  'guestProgress',
  // A guest's practice. Neither.
  'capra.guestPractice',
  // What a guest did in lessons. Neither.
  'capra.guestLearning',
  // The code that a guest wrote. Neither.
  'capra.guestDrafts',
  // What a guest chose for their preparation. Neither.
  'capra.guestSettings',
  // The page that asked for the sign-in. It is read and deleted by the next sign-in.
  'intendedDestination',
]

/** Ticks, answers, steps of lessons, settings and drafts the server has not saved yet. The next part of the key is their owner's ID. */
const unsavedTicks = 'capra.waitingTicks.'
const unsavedAnswers = 'capra.waitingAnswers.'
const unsavedCheckAnswers = 'capra.waitingCheckAnswers.'
const unsavedLearning = 'capra.waitingLearning.'
const unsavedSettings = 'capra.waitingSettings.'
const unsavedDrafts = 'capra.waitingDrafts.'
const unsaved: readonly string[] = [
  unsavedTicks,
  unsavedAnswers,
  unsavedCheckAnswers,
  unsavedLearning,
  unsavedSettings,
  unsavedDrafts,
]

const storages = ['local', 'session'] as const
const ownerKey = 'capra.storageOwner'
/** The ID of the member whose data a storage contains. */
const owners = { local: localValue(ownerKey), session: localValue(ownerKey, 'session') }
/** The service worker's caches of the product's own files, which are the same for everybody. */
const publicCaches = /^(files$|runner$|workbox-precache)/

/**
 * Called whenever the server has said who is here; null is nobody. Deletes what another person left behind, also after a
 * session that ended while no page was open.
 */
export function claimStorage(userId: string | null): void {
  for (const where of storages) {
    const owner = owners[where].read()
    if (owner === userId) continue
    if (owner !== null) clearStorage(where, isUnsaved)
    if (userId !== null) owners[where].write(userId)
  }
}

/**
 * For a session that has ended in any way. What is unsaved waits for their owner to sign in again.
 *
 * @param nextUserId who is here now. A tab that notices late does not delete what they have stored by then.
 */
export function clearPersonalData(nextUserId: string | null): void {
  for (const where of storages)
    if (nextUserId === null || !ownsStorage(nextUserId, where)) clearStorage(where, isUnsaved)
}

/** For code that saves when its page closes: the member may have signed out by then, in another tab. */
export function ownsStorage(userId: string, where: (typeof storages)[number] = 'local'): boolean {
  return owners[where].read() === userId
}

/**
 * For a person who signed out: their own unsaved ticks, steps of lessons and settings are deleted, too. Their unsaved
 * answers and drafts wait for the next sign-in, because an answer cannot be given again and a text is work.
 */
export function clearAfterSignOut(userId: string | undefined): void {
  clearWithOwn(userId, [unsavedTicks, unsavedLearning, unsavedSettings])
}

/** Nobody can come back for what was not saved. */
export function clearAfterDeletion(userId: string): void {
  clearWithOwn(userId, unsaved)
}

function clearWithOwn(userId: string | undefined, prefixes: readonly string[]): void {
  const isOwn = (key: string) =>
    prefixes.some((prefix) =>
      key.startsWith(userId === undefined ? prefix : `${prefix}${encodeURIComponent(userId)}.`),
    )
  for (const where of storages) clearStorage(where, (key) => isUnsaved(key) && !isOwn(key))
}

/** Calls back when another tab signs someone in or out. Returns a function that stops it. */
export function onOwnerChange(listener: () => void): () => void {
  return onOtherTabChange(ownerKey, listener)
}

function isUnsaved(key: string): boolean {
  return unsaved.some((prefix) => key.startsWith(prefix))
}

function clearStorage(where: (typeof storages)[number], isKept: (key: string) => boolean): void {
  for (const key of localKeys('', where))
    if (!keptKeys.includes(key) && !isKept(key)) localValue(key, where).clear()
  void deletePersonalCaches()
  // The number on the icon of the installed product was this person's, too.
  navigator.clearAppBadge?.().catch(() => {})
}

/** The service worker deletes them when it sees the sign-out, but it cannot see a cookie expire. */
async function deletePersonalCaches(): Promise<void> {
  try {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => !publicCaches.test(name)).map((name) => caches.delete(name)))
  } catch {
    // Browsers have no caches on plain http, and some block them in private windows.
  }
}
