import type { ReactNode } from 'react'
import type { Palette } from './palettes.ts'

export type Pose = 'lotus' | 'tree' | 'dog' | 'warrior' | 'rest' | 'stones' | 'mat' | 'breath'
export const POSES: [Pose, ...Pose[]] = ['lotus', 'tree', 'breath', 'warrior', 'stones', 'dog', 'mat', 'rest']

/** A limb, drawn as one round stroke. */
const Limb = ({ d, ink, width = 20 }: { d: string; ink: string; width?: number }) => (
  <path d={d} stroke={ink} strokeWidth={width} fill="none" strokeLinecap="round" strokeLinejoin="round" />
)

const Head = ({ x, y, p }: { x: number; y: number; p: Palette }) => (
  <>
    <path d={`M${x} ${y + 12}v26`} stroke={p.skin} strokeWidth="12" />
    <circle cx={x} cy={y} r="18" fill={p.skin} />
    <path d={`M${x - 18} ${y}a18 18 0 0 1 36 0q-10-8-18-8t-18 8z`} fill={p.hair} />
    <circle cx={x} cy={y - 20} r="8" fill={p.hair} />
    <path
      d={`M${x - 10} ${y + 3}q3 3 6 0m8 0q3 3 6 0m-13 7q3 2.5 6 0`}
      stroke={p.hair}
      strokeWidth="1.5"
      fill="none"
      strokeLinecap="round"
    />
  </>
)

const Lotus = ({ p }: { p: Palette }) => (
  <>
    <path
      d="M118 232Q116 214 142 204Q168 194 200 194T258 204Q284 214 282 232Q278 248 250 248Q222 248 200 240Q178 248 150 248Q122 248 118 232z"
      fill={p.leg}
    />
    <path
      d="M150 234Q188 230 214 216M250 234Q232 232 218 226"
      stroke="#000"
      strokeOpacity=".2"
      strokeWidth="3"
      fill="none"
      strokeLinecap="round"
    />
    <Limb d="M200 134V196" ink={p.top} width={38} />
    <Limb d="M186 130Q160 162 148 206" ink={p.skin} width={14} />
    <Limb d="M214 130Q240 162 252 206" ink={p.skin} width={14} />
    <Head x={200} y={92} p={p} />
  </>
)

const Tree = ({ p }: { p: Palette }) => (
  <>
    <Limb d="M200 172V252" ink={p.leg} width={22} />
    <Limb d="M200 172Q250 180 250 196Q238 212 206 212" ink={p.leg} />
    <Limb d="M200 120V168" ink={p.top} width={34} />
    <Limb d="M192 112Q164 86 195 34" ink={p.skin} width={14} />
    <Limb d="M208 112Q236 86 205 34" ink={p.skin} width={14} />
    <Head x={200} y={84} p={p} />
  </>
)

const Dog = ({ p }: { p: Palette }) => (
  <>
    <Limb d="M212 128L296 244" ink={p.leg} width={24} />
    <Limb d="M202 138L160 186" ink={p.top} width={34} />
    <Limb d="M156 190L108 246" ink={p.skin} width={15} />
    <circle cx="176" cy="220" r="17" fill={p.skin} />
    <path d="M160 224a17 17 0 0 0 32 4q-8-8-32-4z" fill={p.hair} />
  </>
)

const Warrior = ({ p }: { p: Palette }) => (
  <>
    <Limb d="M198 178Q146 178 138 196V250" ink={p.leg} width={22} />
    <Limb d="M204 178L296 250" ink={p.leg} width={22} />
    <Limb d="M200 126V172" ink={p.top} width={34} />
    <Limb d="M184 122H104" ink={p.skin} width={14} />
    <Limb d="M216 122H298" ink={p.skin} width={14} />
    <Head x={200} y={86} p={p} />
  </>
)

const Rest = ({ p }: { p: Palette }) => (
  <>
    <Limb d="M268 238Q292 206 250 200" ink={p.leg} width={24} />
    <Limb d="M246 204Q200 176 160 208" ink={p.top} width={36} />
    <Limb d="M150 216Q116 226 92 246" ink={p.skin} width={14} />
    <circle cx="138" cy="232" r="17" fill={p.skin} />
    <path d="M122 226a17 17 0 0 1 32-2q-14 0-32 2z" fill={p.hair} />
  </>
)

const Stones = ({ p }: { p: Palette }) => (
  <>
    <ellipse cx="200" cy="240" rx="84" ry="22" fill={p.leg} />
    <ellipse cx="196" cy="202" rx="60" ry="18" fill={p.sun} />
    <ellipse cx="206" cy="171" rx="40" ry="15" fill={p.top} />
    <circle cx="202" cy="144" r="14" fill={p.skin} />
  </>
)

const Mat = ({ p }: { p: Palette }) => (
  <>
    <path d="M84 238h210l30 20H112z" fill={p.leg} opacity=".85" />
    <rect x="104" y="176" width="176" height="64" rx="32" fill={p.top} />
    <circle cx="256" cy="208" r="32" fill={p.leg} />
    <circle cx="256" cy="208" r="20" fill={p.top} />
    <circle cx="256" cy="208" r="9" fill={p.leg} />
    <rect x="150" y="126" width="84" height="46" rx="8" fill={p.skin} />
  </>
)

const Breath = ({ p }: { p: Palette }) => (
  <g fill="none" stroke={p.leg}>
    {[34, 58, 84, 112].map((radius, ring) => (
      <circle
        key={radius}
        cx="200"
        cy="156"
        r={radius}
        strokeWidth={10 - ring * 2}
        opacity={1 - ring * 0.22}
      />
    ))}
    <circle cx="200" cy="156" r="14" fill={p.top} stroke="none" />
  </g>
)

export const poses: Record<Pose, (props: { p: Palette }) => ReactNode> = {
  lotus: Lotus,
  tree: Tree,
  dog: Dog,
  warrior: Warrior,
  rest: Rest,
  stones: Stones,
  mat: Mat,
  breath: Breath,
}
