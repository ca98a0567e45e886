// Preloaded with --import: pauses before every SQL statement, so that an upgrade of a small store takes a while, and
// reports its first change to the parent process.
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const pauseMs = Number(process.env.STATEMENT_PAUSE_MS)

const report = (text) => {
  if (/^(begin|create|alter)/.test(text)) process.send?.('begun')
}

const { prepare } = DatabaseSync.prototype
DatabaseSync.prototype.prepare = function (...words) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs)
  report(words[0])
  return prepare.apply(this, words)
}

const { query } = pg.Client.prototype
pg.Client.prototype.query = async function (...words) {
  await wait(pauseMs)
  report(words[0])
  return query.apply(this, words)
}
