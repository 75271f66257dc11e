import { branch, room, sprout, steam } from './landscapes.ts'
import { line, oval, palettes, repeated, shape } from './strokes.ts'

const { kiln, lake } = palettes

const thrownBowl = () =>
  shape('M96 246h208l-22 54H118z', '#7a4a35') +
  oval([200, 244], [118, 24], '#6b3d2b') +
  oval([200, 238], [104, 19], '#c9b7a6') +
  oval([200, 236], [70, 12], '#b5a18e') +
  shape('M140 148q-14 46 22 84q38 12 76 0q36-38 22-84z', '#c07a54') +
  shape('M140 148q-14 46 22 84q10 4 22 6q-30-44-14-90z', '#d2926c') +
  oval([200, 148], [60, 14], '#d2926c') +
  oval([200, 150], [48, 9], '#8a4c31') +
  `<g opacity=".35">${line('M146 180q54 14 108 0M152 206q48 12 96 0', '#7a3f27', 3)}</g>`

const wheel = () =>
  room(kiln, [200, 116, 108]) +
  thrownBowl() +
  line('M20 118Q84 130 130 190', kiln.skin, 25) +
  line('M380 118Q316 130 270 190', kiln.skin, 25) +
  line('M-40 104Q20 108 66 136', '#44617a', 38) +
  line('M440 104Q380 108 334 136', '#44617a', 38)

/** The same bowl at rest, with finished jars beside it. */
export const workshop = () =>
  room(kiln, [200, 116, 108]) +
  jar([20, 250], ['#d9c3a6', '#5f8a8b']) +
  jar([350, 252], ['#e6d3b8', '#3f6a86']) +
  branch([350, 162], '#7d8f62', { by: 0.9, lean: 8 }) +
  thrownBowl()

const plate = (x: number, [rim, face]: readonly [string, string]) =>
  oval([x, 116], [40, 40], rim) + oval([x, 116], [27, 27], face)
const mug = (x: number, y: number, [body, light]: readonly [string, string]) =>
  line(`M${x + 24} ${y + 14}q24 0 20 16t-24 12`, body, 7) +
  `<rect x="${x - 28}" y="${y}" width="56" height="56" rx="12" fill="${body}"/><rect x="${x - 28}" y="${y}" width="18" height="56" rx="9" fill="${light}"/>`
const shelf = (y: number) =>
  `<rect x="24" y="${y}" width="352" height="11" rx="4" fill="#a9794f"/><path d="M60 ${y + 11}v14M340 ${y + 11}v14" stroke="#8a5f3b" stroke-width="8"/>`
const tableware = () =>
  room({ ...lake, sky: '#e7edf0', sun: '#fbf5e8', near: '#d6c2a6' }, [200, 130, 126]) +
  plate(92, ['#3f6a86', '#e9f1f5']) +
  plate(176, ['#e8d9c0', '#c98f6a']) +
  plate(260, ['#7d9a86', '#eef3ec']) +
  sprout(334, 142, '#7d9a86') +
  shape('M314 124h40l-5 34h-30z', '#e2a07c') +
  shelf(156) +
  mug(96, 182, ['#c9714f', '#d98d6e']) +
  mug(196, 182, ['#dba13c', '#ebbd66']) +
  steam(196, 174, '#ffffff') +
  shape('M272 190h76q-2 46-26 48h-24q-24-2-26-48z', '#3f6a86') +
  oval([310, 190], [38, 9], '#5b86a2') +
  shelf(238)

function jar([x, y]: readonly [number, number], [body, glaze]: readonly [string, string]) {
  const outline = `M${x - 16} ${y - 92}h32q-4 20 14 34q22 24-4 58h-52q-26-34-4-58q18-14 14-34z`
  const drips = `M${x - 16} ${y - 92}h32q-4 20 14 34q8 9 9 18q-7 12-13 0q-6 20-15 2q-7 12-14-4q-8 18-18-2q-9 8-18-6q2-6 9-8q12-14 14-34z`
  return shape(outline, body) + shape(drips, glaze) + oval([x, y - 92], [17, 4.5], glaze)
}
const fire = () =>
  room({ ...kiln, sky: '#f1dccb', near: '#8f5b41' }, [200, 110, 0]) +
  shape('M84 240V150q0-116 116-116t116 116v90z', '#b5694a') +
  repeated([0, 1, 2, 3], (row) => line(`M92 ${206 - row * 38}h32m26 0h34m32 0h34m26 0h32`, '#a05a3d', 3)) +
  shape('M118 240V156q0-84 82-84t82 84v84z', '#4a2419') +
  shape('M140 240q-10-56 22-92q4 22 16 30q2-40 28-66q2 36 26 60q6-10 6-22q26 34 20 90z', '#e2703a') +
  shape('M164 240q-6-34 14-56q6 14 12 18q2-26 16-42q4 26 18 40q14 18 10 40z', '#f7b955') +
  jar([66, 252], ['#d9c3a6', '#5f8a8b']) +
  jar([338, 254], ['#e6d3b8', '#3f6a86']) +
  jar([200, 250], ['#ead9bf', '#c98f6a']) +
  branch([66, 164], '#7d8f62', { by: 0.8, lean: -6 })

export const clayScenes = { wheel, tableware, fire }
