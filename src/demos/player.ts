export type Speed = 0.5 | 1 | 2 | 4

export const speeds: readonly Speed[] = [0.5, 1, 2, 4]

/** How long a step stays while playing. */
export const stepDelayMs: Readonly<Record<Speed, number>> = { 0.5: 2000, 1: 1000, 2: 500, 4: 250 }

export interface Player {
  /** Counted from 0. */
  readonly step: number
  readonly lastStep: number
  readonly playing: boolean
  readonly speed: Speed
}

export type PlayerEvent =
  | { readonly kind: 'play' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'toggle' }
  | { readonly kind: 'next' }
  | { readonly kind: 'previous' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'seek'; readonly step: number }
  | { readonly kind: 'setSpeed'; readonly speed: Speed }
  /** The timer of the step `from` has fired. */
  | { readonly kind: 'advance'; readonly from: number }
  /** Another run replaces this one. */
  | { readonly kind: 'load'; readonly stepCount: number }

export function startPlayer(stepCount: number, step = 0, speed: Speed = 1): Player {
  return { step, lastStep: Math.max(0, stepCount - 1), playing: false, speed }
}

export function movePlayer(player: Player, event: PlayerEvent): Player {
  switch (event.kind) {
    case 'play':
      return play(player)
    case 'pause':
      return { ...player, playing: false }
    case 'toggle':
      return player.playing ? { ...player, playing: false } : play(player)
    case 'next':
      return pauseAt(player, player.step + 1)
    case 'previous':
      return pauseAt(player, player.step - 1)
    case 'reset':
      return pauseAt(player, 0)
    case 'seek':
      return pauseAt(player, event.step)
    case 'setSpeed':
      return { ...player, speed: event.speed }
    case 'advance':
      return player.playing && player.step === event.from ? advance(player) : player
    case 'load':
      return startPlayer(event.stepCount, 0, player.speed)
  }
}

/** Rounded down, so that 100 appears only at the last step. */
export function percentComplete({ step, lastStep }: Player): number {
  return Math.floor(((step + 1) / (lastStep + 1)) * 100)
}

function play(player: Player): Player {
  const step = player.step === player.lastStep ? 0 : player.step
  return { ...player, step, playing: step < player.lastStep }
}

function advance(player: Player): Player {
  const step = Math.min(player.step + 1, player.lastStep)
  return { ...player, step, playing: step < player.lastStep }
}

function pauseAt(player: Player, step: number): Player {
  return { ...player, step: Math.max(0, Math.min(player.lastStep, step)), playing: false }
}
