import { useEffect, useReducer, useRef, useState } from 'react'
import type { Demo, InputTexts } from '#algorithms/demo.ts'
import { inputKey, type Result } from '#learning/results.ts'
import { useLearning } from '#learning/web/use-learning.ts'
import { useMedia } from '#platform/web/use-media.ts'
import { drawRun } from '../../drive/draw-run.ts'
import {
  countRight,
  currentRun,
  type Drive,
  type DriveEvent,
  moveDrive,
  startDrive,
} from '../../drive/drive.ts'

interface Driving {
  readonly drive: Drive
  send(event: DriveEvent): void
  /** Drives another random input, or the same ones again. */
  restart(): void
  again(): void
  /** Drives another random input with the acts so far. */
  continueRun(): void
}

/** A drive with its timer. At its end, the result is saved. */
export function useDrive(patternName: string, demo: Demo, onInput: (texts: InputTexts) => unknown): Driving {
  const [first] = useState(() => drawRun(demo, Math.random))
  const [drive, send] = useReducer(moveDrive, first, startDrive)
  const { phase, step, runs } = drive
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const run = currentRun(drive)
  const delayMs = delayAt(drive)

  useEffect(() => {
    if (phase !== 'running') return
    if (isStill) {
      send({ kind: 'jump' })
      return
    }
    const timer = setTimeout(() => send({ kind: 'advance', from: step }), delayMs)
    return () => clearTimeout(timer)
  }, [phase, step, delayMs, isStill])

  // The head shows the input, and the other modes continue on it.
  const showInput = useRef(onInput)
  useEffect(() => {
    showInput.current = onInput
  })
  useEffect(() => {
    showInput.current(run.texts)
  }, [run])

  useSavedResult(patternName, drive)

  return {
    drive,
    send,
    restart: () => send({ kind: 'restart', run: drawRun(demo, Math.random) }),
    again: () => send({ kind: 'restart', run: runs[0] }),
    continueRun: () => send({ kind: 'continue', run: drawRun(demo, Math.random) }),
  }
}

/** Twice as fast as a demo plays, and never much longer than two seconds until the next choice. */
function delayAt(drive: Drive): number {
  const { steps } = currentRun(drive)
  const next = steps.findIndex(({ decision }, index) => index > drive.step && decision)
  const left = (next === -1 ? steps.length : next) - drive.step
  return Math.max(120, Math.min(500, longestMs / left))
}

const longestMs = 2400

function useSavedResult(patternName: string, drive: Drive) {
  const { saveResult } = useLearning()
  const saved = useRef<Drive['acts']>(undefined)
  useEffect(() => {
    if (drive.phase !== 'over' || saved.current === drive.acts) return
    saved.current = drive.acts
    saveResult(patternName, resultOf(drive))
  }, [patternName, drive, saveResult])
}

function resultOf(drive: Drive): Result {
  // Several short inputs in a row are one longer one.
  const texts = drive.runs.flatMap((run, order) =>
    Object.entries(run.texts).map(([name, text]) => [order === 0 ? name : `${name} ${order}`, text]),
  )
  return {
    kind: 'drive',
    at: new Date().toISOString(),
    input: inputKey(Object.fromEntries(texts)),
    acts: drive.acts.length,
    right: countRight(drive),
  }
}
