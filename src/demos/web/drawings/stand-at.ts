/**
 * Puts a part of a drawing in its place. In a player it glides there; a still picture may be part of a prepared
 * page, where the content policy allows no inline style, and so says the same as an attribute.
 */
export function standAt(x: number, y: number, isStill: boolean | undefined) {
  return isStill
    ? { transform: `translate(${x} ${y})` }
    : { style: { transform: `translate(${x}px, ${y}px)` } }
}
