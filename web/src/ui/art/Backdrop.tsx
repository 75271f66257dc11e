/**
 * Shapes in shades of the site's colour, for pages without a picture of their own. They fill the right half and leave
 * the left half to text; they suit every colour and every subject.
 */
export const Backdrop = ({ className }: { className?: string | undefined }) => (
  <svg viewBox="0 0 1440 440" preserveAspectRatio="xMaxYMid slice" className={className} aria-hidden="true">
    {tiles.map(({ x, y, shape, shade, ground }) => (
      <g key={`${x} ${y}`} transform={`translate(${880 + x * SIDE} ${y * SIDE})`}>
        {ground !== undefined && <rect width={SIDE} height={SIDE} fill={brand(ground)} />}
        <path d={shapes[shape]} fill={brand(shade)} />
      </g>
    ))}
  </svg>
)

const SIDE = 110
const brand = (shade: number) => `var(--brand-${shade})`

/** Each shape is drawn in a square of 110. */
const shapes = {
  southEast: 'M110 0A110 110 0 0 0 0 110H110z',
  southWest: 'M0 0A110 110 0 0 1 110 110H0z',
  northEast: 'M0 0A110 110 0 0 0 110 110V0z',
  northWest: 'M110 0A110 110 0 0 1 0 110V0z',
  dot: 'M55 27a28 28 0 1 1 0 56a28 28 0 1 1 0-56z',
  disc: 'M55 0a55 55 0 1 1 0 110a55 55 0 1 1 0-110z',
  arch: 'M0 110V55a55 55 0 0 1 110 0V110z',
} as const

interface Tile {
  x: number
  y: number
  shape: keyof typeof shapes
  shade: number
  ground?: number
}
const tiles: Tile[] = [
  { x: 4, y: 0, shape: 'northEast', shade: 3 },
  { x: 2, y: 0, shape: 'dot', shade: 2 },
  { x: 3, y: 0, shape: 'southEast', shade: 2 },
  { x: 1, y: 1, shape: 'southEast', shade: 2 },
  { x: 2, y: 1, shape: 'disc', shade: 4 },
  { x: 3, y: 1, shape: 'northWest', shade: 6, ground: 2 },
  { x: 4, y: 1, shape: 'southWest', shade: 4, ground: 3 },
  { x: 0, y: 2, shape: 'dot', shade: 2 },
  { x: 1, y: 2, shape: 'northEast', shade: 3 },
  { x: 2, y: 2, shape: 'arch', shade: 6, ground: 2 },
  { x: 3, y: 2, shape: 'dot', shade: 0, ground: 5 },
  { x: 4, y: 2, shape: 'southEast', shade: 6, ground: 2 },
  { x: 1, y: 3, shape: 'southEast', shade: 4 },
  { x: 2, y: 3, shape: 'northWest', shade: 3, ground: 2 },
  { x: 3, y: 3, shape: 'southWest', shade: 7, ground: 3 },
  { x: 4, y: 3, shape: 'disc', shade: 5, ground: 2 },
]
