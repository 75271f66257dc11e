interface Portrait {
  ground: string
  top: string
  skin: string
  hair: string
  style: 'long' | 'bun' | 'short'
}

const PORTRAITS: [Portrait, ...Portrait[]] = [
  { ground: '#e4ebe0', top: '#4c7058', skin: '#e9bb98', hair: '#3b2a24', style: 'long' },
  { ground: '#f5e6da', top: '#b8492f', skin: '#edc3a4', hair: '#2b2320', style: 'bun' },
  { ground: '#dfeaf0', top: '#2e5468', skin: '#dfae8b', hair: '#1f1d1d', style: 'short' },
  { ground: '#f7eedc', top: '#d9a441', skin: '#f0c9ab', hair: '#5a3a28', style: 'long' },
  { ground: '#f5e2e0', top: '#7d4a58', skin: '#e6b594', hair: '#2a2022', style: 'bun' },
  { ground: '#e6e4f2', top: '#5b5794', skin: '#d9a381', hair: '#191a20', style: 'short' },
  { ground: '#e8ebee', top: '#656c78', skin: '#efc6a8', hair: '#6b4632', style: 'long' },
  { ground: '#e1efe9', top: '#0b7a5b', skin: '#e4b08c', hair: '#2d2522', style: 'short' },
]

interface FaceProps {
  /** Which portrait; the same number is always the same person. */
  n?: number | undefined
  /** A 16:9 picture with a window behind, as in a video call. */
  room?: boolean | undefined
  className?: string | undefined
}

/** A calm portrait. */
export function Face({ n = 0, room = false, className }: FaceProps) {
  const face = PORTRAITS[n % PORTRAITS.length] ?? PORTRAITS[0]
  return (
    <svg
      viewBox={room ? '-78 0 356 200' : '0 0 200 200'}
      className={className}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect x="-400" width="1000" height="200" fill={face.ground} />
      {room && <Room face={face} />}
      <HairBehind face={face} />
      <path d="M30 200q2-52 48-54h44q46 2 48 54z" fill={face.top} />
      <path d="M84 124h32v22q-16 16-32 0z" fill={face.skin} />
      <ellipse cx="100" cy="96" rx="34" ry="39" fill={face.skin} />
      <path d={face.style === 'short' ? SHORT_FRINGE : FRINGE} fill={face.hair} />
      <path d="M82 100q4 4 9 0M109 100q5 4 9 0M91 117q9 8 18 0" {...FEATURES} />
    </svg>
  )
}

const FRINGE = 'M64 98q-4-42 36-42t36 42q-6-22-30-28-28 6-42 28z'
const SHORT_FRINGE = 'M64 92q-2-36 36-36t36 36q-8-20-22-22-30 6-50 22z'
const FEATURES = { stroke: '#16181d', strokeWidth: 2.6, fill: 'none', strokeLinecap: 'round' } as const

const Room = ({ face }: { face: Portrait }) => (
  <>
    <rect x="150" y="18" width="86" height="96" rx="4" fill="#fff" opacity=".55" />
    <path d="M193 18v96M150 66h86" stroke={face.ground} strokeWidth="4" />
    <rect x="-64" y="96" width="60" height="8" rx="4" fill={face.top} opacity=".25" />
    <path d="M-46 96q-8-30 6-44 10 16 2 44zM-32 96q12-26 26-26 0 20-20 26z" fill={face.top} opacity=".45" />
  </>
)

function HairBehind({ face }: { face: Portrait }) {
  if (face.style === 'short') return <circle cx="100" cy="80" r="41" fill={face.hair} />
  if (face.style === 'long') {
    return <path d="M58 88a42 42 0 0 1 84 0v50q0 16-12 20H70q-12-4-12-20z" fill={face.hair} />
  }
  return (
    <>
      <circle cx="100" cy="34" r="17" fill={face.hair} />
      <circle cx="100" cy="82" r="43" fill={face.hair} />
    </>
  )
}
