/** Something that a page owes and may do a little later, when nobody waits for its picture any more. */
interface OwedTask {
  /** Takes the place of what was owed before. */
  owe(afterMs: number, task: () => void): void
  /** Does it now. @returns whether anything was owed. */
  flush(): boolean
  drop(): void
}

export function createOwedTask(): OwedTask {
  let owed: { readonly task: () => void; readonly timer: ReturnType<typeof setTimeout> } | undefined

  function drop() {
    clearTimeout(owed?.timer)
    owed = undefined
  }
  function flush() {
    const due = owed
    drop()
    due?.task()
    return due !== undefined
  }

  return {
    owe(afterMs, task) {
      drop()
      owed = { task, timer: setTimeout(flush, afterMs) }
    },
    flush,
    drop,
  }
}
