import type { Estimate } from './beta.ts'

export interface RidgeFrame {
  readonly width: number
  /** Height coordinate of the highest point that a ridge reaches, and of its ground. */
  readonly top: number
  readonly ground: number
  /** Density at full height. A sharper ridge takes its own scale, so that none is cut off. */
  readonly fullDensity: number
}

export interface RidgePaths {
  /** The line from 0 to 100. */
  readonly line: string
  /** The area under it, and the part of it above 70, which is the chance that recall is above 70. */
  readonly area: string
  readonly lit: string
  /** The part of the line over the interval. */
  readonly crest: string
  /** Where the estimate is. */
  readonly stem: { readonly x: number; readonly y: number; readonly isLit: boolean }
}

/** Draws the Beta distribution of an estimate to scale: every ridge has the same area unless it is very sharp. */
export function ridgePaths({ a, b, value, interval: [low, high] }: Estimate, frame: RidgeFrame): RidgePaths {
  const { width, ground, top } = frame
  const logScale = logGamma(a + b) - logGamma(a) - logGamma(b)
  const density = (x: number) => {
    const inside = Math.min(0.997, Math.max(0.003, x))
    return Math.exp((a - 1) * Math.log(inside) + (b - 1) * Math.log(1 - inside) + logScale)
  }
  const peak = a > 1 && b > 1 ? density((a - 1) / (a + b - 2)) : 0
  const full = Math.max(frame.fullDensity, peak)
  const heightAt = (x: number) => ground - Math.min(1, density(x) / full) * (ground - top)
  const curve = (from: number, to: number, steps: number) =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const x = from + ((to - from) * step) / steps
      return `${short(x * width)} ${short(heightAt(x))}`
    }).join('L')
  const line = curve(0, 1, 56)
  return {
    line: `M${line}`,
    area: `M${line}V${ground}H0Z`,
    lit: `M${short(0.7 * width)} ${ground}L${curve(0.7, 1, 24)}V${ground}Z`,
    crest: `M${curve(low, high, 32)}`,
    stem: { x: round(value * width), y: round(heightAt(value)), isLit: value >= 0.7 },
  }
}

const round = (value: number) => Math.round(value * 10) / 10
const short = (value: number) => String(round(value))

const lanczos = [
  76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.001208650973866179,
  -0.000005395239384953,
]

/** Lanczos approximation of the logarithm of the gamma function. */
function logGamma(z: number): number {
  const shifted = z + 5.5
  const series = lanczos.reduce((sum, term, index) => sum + term / (z + 1 + index), 1.000000000190015)
  return (z + 0.5) * Math.log(shifted) - shifted + Math.log((2.5066282746310007 * series) / z)
}
