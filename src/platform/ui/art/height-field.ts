import { ridgedNoise, valueNoise } from './noise.ts'
import { type Peak, peaks } from './peaks.ts'

/** Height of the ground; `x` runs from 0 (left) to 1 (right), `z` from 0 (far) to 1 (near). */
export function heightAt(x: number, z: number): number {
  const mountain = mountainAt(x, z)
  const crests = ridgedNoise(x * 6.2 + z * 1.3, z * 2.4, 11) - 0.3
  const ribs = ridgedNoise(x * 19 - z * 3, z * 7, 31) - 0.3
  const rocks = ridgedNoise(x * 52, z * 16, 51) - 0.3
  const rough = mountain * (1 + 0.5 * crests + 0.26 * ribs + 0.1 * rocks)
  const scree = Math.min(1, mountain * 3.2) * 0.035 * ribs
  const foothills = 0.13 * Math.max(0, crests + 0.1) * (1 - z * 0.75)
  return Math.max(0, rough + scree + foothills)
}

/** The eight peaks without noise: mostly their maximum, slightly raised by the others. */
function mountainAt(x: number, z: number): number {
  const bend = (valueNoise(x * 9, z * 3.2, 77) - 0.5) * 0.05 + (valueNoise(x * 26, z * 8, 78) - 0.5) * 0.018
  let highest = 0
  for (const peak of peaks) {
    const here = coneAt(peak, x, z, bend)
    highest = Math.max(highest, here) + Math.min(highest, here) * 0.1
  }
  return highest
}

/** A broad cone with a sharp tip. `bend` distorts its flanks but does not move the summit. */
function coneAt(peak: Peak, x: number, z: number, bend: number): number {
  const sway = bend * Math.min(1, Math.abs(x - peak.x) * 22)
  const across = (x - peak.x + sway) / (0.062 + 0.052 * peak.height)
  const along = (z - peak.z) / 0.34
  const distance = Math.hypot(across, along)
  const flank = 0.8 * Math.max(0, 1 - distance * 0.6) ** 1.18
  const tip = 0.22 * Math.exp(-9 * distance * distance)
  return peak.height * (flank + tip)
}
