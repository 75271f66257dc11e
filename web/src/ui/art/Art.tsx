import { palettes, type Palette, type Tone } from './palettes.ts'
import { poses, type Pose } from './poses.tsx'

interface ArtProps {
  pose?: Pose | undefined
  tone?: Tone | undefined
  /** Draws more landscape at both sides, for bands. */
  wide?: boolean | undefined
  /** An SVG view box that shows another section of the drawing. */
  view?: string | undefined
  className?: string | undefined
}

const SQUARE = '0 0 400 300'
const WIDE = '-120 0 640 300'

/** A quiet scene for covers without a photo and beside the sign-in form. It fills its box and crops at the edges. */
export function Art({ pose = 'lotus', tone = 'sage', wide = false, view, className }: ArtProps) {
  const palette = palettes[tone]
  const Figure = poses[pose]
  return (
    <svg
      viewBox={view ?? (wide ? WIDE : SQUARE)}
      className={className}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect x="-900" y="-900" width="2400" height="1800" fill={palette.sky} />
      {pose === 'breath' ? (
        <circle cx="200" cy="156" r="128" fill={palette.sun} />
      ) : (
        <Land palette={palette} shade={pose !== 'stones' && pose !== 'mat'} />
      )}
      <Figure p={palette} />
    </svg>
  )
}

const Land = ({ palette, shade }: { palette: Palette; shade: boolean }) => (
  <>
    <circle cx="262" cy="116" r="84" fill={palette.sun} />
    <path
      d="M-900 262Q-420 262-200 240Q-60 224 40 196Q140 172 240 206T420 184T700 206T1000 190V900H-900z"
      fill={palette.far}
    />
    <path d="M-900 272Q-420 276-200 262Q-100 254-40 250T420 244T1000 246V900H-900z" fill={palette.near} />
    {shade && <rect x="70" y="252" width="260" height="10" rx="5" fill={palette.leg} opacity=".28" />}
  </>
)
