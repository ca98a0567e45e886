import positions from './drawn/positions.json' with { type: 'json' }
import { progressFrame } from './frames.ts'
import { type PeakHue, peaks } from './peaks.ts'

/** The stretch of a peak that lies in light, in units of the progress drawing. */
export interface Light {
  readonly left: number
  readonly right: number
  readonly top: number
}

/** Where light begins to climb: the foot of every peak. */
export const footY = progressFrame.height - 34

/** Light has climbed the same share of the peak as the learner has completed of its patterns. */
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
