import { child, dog, lotus, mother, tree, warrior } from './figures.ts'
import { birds, branch, hills, mat, sprout, stars } from './landscapes.ts'
import {
  disc,
  line,
  moved,
  oval,
  palettes,
  repeated,
  ring,
  scaled,
  shape,
  turned,
  type Palette,
} from './strokes.ts'

const { sage, clay, dusk, sand, rose, lake, plum } = palettes

const stones = () =>
  hills(sand, [254, 120, 92]) +
  repeated(
    [0, 1, 2],
    (nth) =>
      `<g opacity="${0.5 - nth * 0.13}">${line(`M${96 - nth * 34} ${262 + nth * 10}H${304 + nth * 34}`, '#fff', 3)}</g>`,
  ) +
  oval([200, 240], [86, 23], sand.legs) +
  oval([195, 201], [60, 19], '#8aa2b1') +
  oval([207, 168], [40, 16], '#fbf6ea') +
  oval([200, 143], [22, 12], '#c98f6a') +
  sprout(320, 250, '#7f9a6d') +
  moved(-34, 6, scaled(0.7, [320, 250], sprout(320, 250, '#94ab80')))

const sunrise = () =>
  hills(sage, [200, 150, 96]) +
  `<g opacity=".6">${line('M84 146A116 116 0 0 1 316 146', sage.sun, 5)}${line('M66 146A134 134 0 0 1 334 146', sage.sun, 4)}</g>` +
  birds('#6f8a72', [
    [58, 82],
    [92, 62],
    [316, 70],
  ]) +
  mat(sage) +
  tree(sage) +
  branch([48, 268], '#6f9377', { lean: -8 }) +
  branch([352, 270], '#5f8569', { lean: 10, by: 1.15 })

const night = () =>
  hills(dusk, [300, 84, 44]) +
  disc([282, 74], 38, dusk.sky) +
  stars('#f6e7c6', [
    [66, 62, 7],
    [128, 36, 4],
    [182, 88, 5],
    [222, 42, 7],
    [350, 150, 4],
    [40, 132, 4],
    [104, 112, 3],
  ]) +
  mat({ ...dusk, legs: '#7f9bb0' }) +
  shape('M66 246q0-16 20-16h34q18 0 18 16z', '#c9a27a') +
  moved(22, 2, child(dusk)) +
  branch([366, 262], '#4d627a', { by: 1.2, lean: 6 })

const evening = () =>
  hills(clay) +
  birds('#b9795b', [
    [84, 70],
    [116, 92],
  ]) +
  mat(clay) +
  lotus(clay) +
  branch([54, 266], '#c17f5c', { lean: -6, by: 1.1 }) +
  branch([346, 268], '#b56f4d', { lean: 12 })

const standingFigure = () =>
  hills(lake, [292, 84, 46]) +
  shape('M-900 250L-60 250L70 96Q84 80 98 96L236 250z', '#b4cddb') +
  shape('M150 250L286 124Q300 112 314 124L470 250z', '#9dbccd') +
  shape('M50 120L70 96Q84 80 98 96L119 120Q104 128 94 119Q82 132 70 120Q60 128 50 120z', '#f7fbfc') +
  shape(
    'M266 143L286 124Q300 112 314 124L337 143Q322 150 312 142Q300 154 288 143Q276 150 266 143z',
    '#f7fbfc',
  ) +
  shape('M-900 250Q-40 226 140 238T420 234T1000 246V900H-900z', lake.near) +
  mat(lake) +
  warrior(lake)

const petals = (at: readonly [number, number], colour: string) =>
  repeated([0, 60, 120, 180, 240, 300], (turn) =>
    turned(turn, at, oval([at[0], at[1] - 11], [6, 10], colour)),
  ) + disc(at, 5, '#f2b880')
const expecting = () =>
  hills(rose, [200, 128, 108]) +
  mat(rose) +
  mother(rose) +
  line('M56 276V214M346 276V206M82 278V240M320 278V238', '#b07f7c', 4) +
  petals([56, 208], '#fff3e6') +
  petals([346, 200], '#fff3e6') +
  petals([82, 236], '#c97b84') +
  petals([320, 234], '#c97b84') +
  heart(200, 172)
const heart = (x: number, y: number) =>
  shape(`M${x} ${y + 14}q-17-12-12-21q6-9 12 1q6-10 12-1q5 9-12 21z`, '#f0b9a8')

const candle = (x: number, tall: number) =>
  disc([x, 232 - tall], 22, '#f3d9b022') +
  shape(`M${x} ${216 - tall}q9 12 0 19q-9-7 0-19z`, '#f8d48a') +
  `<rect x="${x - 9}" y="${238 - tall}" width="18" height="${tall + 8}" rx="4" fill="#efe3d3"/>`
function bowl() {
  const at = [200, 148] as const
  const rings = repeated([70, 98, 128, 160], (radius, nth) =>
    ring(at, radius, { colour: '#e9c98f', width: 3, opacity: 0.5 - nth * 0.11 }),
  )
  return (
    hills({ ...plum, sun: '#4d4063' }, [200, 148, 150]) +
    rings +
    candle(76, 26) +
    candle(108, 12) +
    candle(330, 20) +
    shape('M112 240q0-18 30-18h116q30 0 30 18q0 16-30 16H142q-30 0-30-16z', '#8a4a5e') +
    shape('M132 152h136q0 72-44 76h-48q-44-4-44-76z', plum.legs) +
    shape('M132 152h34q2 60 22 76h-12q-44-4-44-76z', '#d9ad72') +
    oval([200, 152], [68, 15], '#e9c98f') +
    oval([200, 154], [56, 10], '#8f6638') +
    turned(
      38,
      [290, 130],
      `<rect x="282" y="92" width="14" height="92" rx="7" fill="#b98a5c"/><rect x="279" y="92" width="20" height="40" rx="9" fill="#7a3f4c"/>`,
    )
  )
}

const rolledMat = (p: Palette) =>
  `<rect x="96" y="178" width="188" height="66" rx="33" fill="${p.top}"/>` +
  disc([252, 211], 33, '#8d3623') +
  ring([252, 211], 23, { colour: '#e3937b', width: 4, opacity: 1 }) +
  ring([252, 211], 13, { colour: '#e3937b', width: 4, opacity: 1 }) +
  line('M146 178v66', '#f5d2b8', 7)
const belongings = () =>
  hills(clay, [206, 128, 96]) +
  `<rect x="120" y="142" width="92" height="38" rx="7" fill="#6f8a74"/><rect x="120" y="142" width="92" height="12" rx="6" fill="#86a08b"/>` +
  `<rect x="138" y="108" width="70" height="34" rx="7" fill="#e0a36f"/><rect x="138" y="108" width="70" height="11" rx="5.5" fill="#ecb988"/>` +
  rolledMat(clay) +
  `<rect x="300" y="164" width="36" height="82" rx="12" fill="#5b7d8c"/><rect x="307" y="146" width="22" height="20" rx="5" fill="#35505c"/><rect x="300" y="192" width="36" height="20" fill="#7d9dab"/>` +
  branch([64, 264], '#a8674a', { by: 1.15, lean: -6 })

const downward = () =>
  hills({ ...sage, sky: '#eef0da', sun: '#f7e3a6', far: '#d8dfb6', near: '#b3c08c' }, [128, 108, 66]) +
  `<g opacity=".5">${line('M108 246L208 122L296 244', '#fff', 3)}</g>` +
  mat(sage) +
  dog({ ...sage, top: '#e2855f', legs: '#3f6150' }) +
  ring([208, 118], 26, { colour: '#ffffff', width: 3, opacity: 0.8 }) +
  branch([356, 268], '#7f9760', { by: 1.2, lean: 8 })

export const yogaScenes = {
  stones,
  sunrise,
  night,
  evening,
  standing: standingFigure,
  expecting,
  bowl,
  belongings,
  downward,
}
