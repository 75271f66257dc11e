import { line, oval, shape } from './strokes.ts'

interface Person {
  wall: string
  shirt: string
  skin: string
  hair: string
  style: 'long' | 'bun' | 'short'
  glasses?: boolean
}

const people = {
  haneul: { wall: '#e4ebe0', shirt: '#4c7058', skin: '#e9bb98', hair: '#3b2a24', style: 'long' },
  jian: { wall: '#f5e6da', shirt: '#b8492f', skin: '#edc3a4', hair: '#2b2320', style: 'bun' },
  doyun: {
    wall: '#dfeaf0',
    shirt: '#2e5468',
    skin: '#dfae8b',
    hair: '#1f1d1d',
    style: 'short',
    glasses: true,
  },
  gaon: { wall: '#f5e2e0', shirt: '#7d4a58', skin: '#f0c9ab', hair: '#5a3a28', style: 'long', glasses: true },
  sodam: { wall: '#f3e4d8', shirt: '#8d4a2f', skin: '#e6b594', hair: '#2a2022', style: 'bun', glasses: true },
} as const satisfies Record<string, Person>
export type PortraitName = keyof typeof people

function hairBehind({ style, hair }: Person) {
  if (style === 'long') return shape('M58 88a42 42 0 0 1 84 0v50q0 16-12 20H70q-12-4-12-20z', hair)
  const crown = `<circle cx="100" cy="82" r="43" fill="${hair}"/>`
  return style === 'bun'
    ? `<circle cx="100" cy="34" r="17" fill="${hair}"/>${crown}`
    : `<circle cx="100" cy="80" r="41" fill="${hair}"/>`
}

const fringe = ({ style, hair }: Person) =>
  shape(
    style === 'short'
      ? 'M64 92q-2-36 36-36t36 36q-8-20-22-22-30 6-50 22z'
      : 'M64 98q-4-42 36-42t36 42q-6-22-30-28-28 6-42 28z',
    hair,
  )

const frames =
  '<g fill="none" stroke="#3a2f2b" stroke-width="2.600"><circle cx="86" cy="101" r="11"/><circle cx="114" cy="101" r="11"/><path d="M97 100q3-3 6 0"/></g>'

/** A calm face in front of a plain wall, 200 by 200. */
export function portrait(name: PortraitName) {
  const person: Person = people[name]
  return [
    `<rect width="200" height="200" fill="${person.wall}"/>`,
    hairBehind(person),
    shape('M30 200q2-52 48-54h44q46 2 48 54z', person.shirt),
    shape('M84 124h32v22q-16 16-32 0z', person.skin),
    oval([100, 96], [34, 39], person.skin),
    fringe(person),
    line('M82 100q4 4 9 0M109 100q5 4 9 0', '#16181d', 2.6),
    line('M91 117q9 8 18 0', '#16181d', 2.6),
    person.glasses ? frames : '',
  ].join('')
}
