/** The diagonal lines over what is ruled out. */
export function HatchPattern({ id }: { id: string }) {
  return (
    <pattern id={id} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line className="viz-hatch-line" x1={0} y1={0} x2={0} y2={7} />
    </pattern>
  )
}
