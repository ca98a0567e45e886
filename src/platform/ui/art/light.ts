import positions from './drawn/positions.json' with { type: 'json' }
import { progressFrame } from './frames.ts'
import { type PeakHue, peaks } from './peaks.ts'

/** The lit part of a peak, in units of the progress drawing. */
export interface Light {
  readonly left: number
  readonly right: number
  readonly top: number
}

/** The foot of every peak, where the light starts and the drawing ends. */
export const footY = progressFrame.height + 38

/** The lit fraction of a peak is the fraction of its patterns that are completed. */
export function lightOn(hue: PeakHue, completed: number, total: number): Light {
  const summits = positions.progressSummits
  const order = peaks.map((peak) => peak.hue)
  const position = order.indexOf(hue)
  const middleX = (index: number) => (peaks[index]?.x ?? 0) * progressFrame.width
  const share = total > 0 ? completed / total : 0
  return {
    left: position === 0 ? 0 : (middleX(position - 1) + middleX(position)) / 2,
    right:
      position === order.length - 1 ? progressFrame.width : (middleX(position) + middleX(position + 1)) / 2,
    top: footY - (footY - summits[hue].y) * share,
  }
}
