import { lotus } from './figures.ts'
import { birds, branch, hills, mat, stars } from './landscapes.ts'
import { disc, moved, palettes, repeated, ring } from './strokes.ts'

export const BREATH_SECONDS = 10
const IN_SECONDS = 4

/** From 0, empty, to 1, full: four seconds in, six out, softly turning. */
function fullness(second: number) {
  const at = second % BREATH_SECONDS
  const share = at < IN_SECONDS ? at / IN_SECONDS : 1 - (at - IN_SECONDS) / (BREATH_SECONDS - IN_SECONDS)
  return (1 - Math.cos(Math.PI * share)) / 2
}

const part = (hex: string, from: number) => Number.parseInt(hex.slice(from, from + 2), 16)
function mixed(first: string, second: string, share: number) {
  const parts = [1, 3, 5].map((at) =>
    Math.round(part(first, at) + (part(second, at) - part(first, at)) * share),
  )
  return `rgb(${parts.join(' ')})`
}

/** A circle to breathe with: it grows while one breathes in, and looks the same again after each breath. */
export function breathFrame(second: number) {
  const full = fullness(second)
  const centre = [200, 150] as const
  const petals = repeated([0, 1, 2, 3, 4, 5, 6, 7], (nth) => {
    const turn = (nth / 8 + second / (4 * BREATH_SECONDS)) * 2 * Math.PI
    const reach = 24 + 46 * full
    const at = [200 + Math.cos(turn) * reach, 150 + Math.sin(turn) * reach] as const
    return `<g opacity=".34">${disc(at, 30 + 20 * full, nth % 2 ? '#7fa98c' : '#a9c7a8')}</g>`
  })
  return [
    `<rect x="-200" width="800" height="300" fill="${mixed('#eaf0e6', '#f6ecda', full)}"/>`,
    repeated([128, 104], (radius) => ring(centre, radius, { colour: '#9dbb9f', width: 1.5, opacity: 0.5 })),
    petals,
    disc(centre, 26 + 32 * full, mixed('#5f8f72', '#e2a86b', full)),
    disc(centre, 12 + 14 * full, '#fdf8ec'),
  ].join('')
}

/** A morning: the sun climbs from behind the hills while somebody sits and watches. `share` runs from 0 to 1. */
export function sunriseFrame(share: number) {
  const eased = (1 - Math.cos(Math.PI * share)) / 2
  const { clay } = palettes
  const sky = {
    ...clay,
    sky: mixed('#39435c', '#f7e7d6', eased),
    sun: mixed('#e8875c', '#f4bd86', eased),
    far: mixed('#46506a', '#e9cdb9', eased),
    near: mixed('#303a52', '#d8ac91', eased),
  }
  const flock = birds('#b9795b', [
    [-60, 96],
    [-26, 78],
    [-84, 70],
  ])
  return [
    hills(sky, [290, 262 - 168 * eased, 58]),
    `<g opacity="${Math.max(0, 1 - eased * 2.2)}">${stars('#f6e7c6', [
      [20, 54, 5],
      [92, 30, 4],
      [-40, 96, 4],
      [186, 46, 5],
      [352, 40, 4],
      [420, 84, 5],
    ])}</g>`,
    `<g opacity="${eased}">${moved(share * 150, share * -18, flock)}</g>`,
    mat(clay),
    lotus(clay),
    branch([40, 270], mixed('#59506a', '#c17f5c', eased), { lean: -6 + 2 * Math.sin(share * 18), by: 1.1 }),
    branch([360, 272], mixed('#554a62', '#b56f4d', eased), { lean: 9 + 2 * Math.sin(share * 18 + 1) }),
  ].join('')
}
