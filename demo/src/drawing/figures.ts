import { disc, line, oval, shape, type Palette } from './strokes.ts'

function head(x: number, y: number, { skin, hair }: Palette) {
  return [
    `<path d="M${x} ${y + 12}v26" stroke="${skin}" stroke-width="12"/>`,
    disc([x, y], 18, skin),
    shape(`M${x - 18} ${y}a18 18 0 0 1 36 0q-10-8-18-8t-18 8z`, hair),
    disc([x, y - 20], 8, hair),
    line(`M${x - 10} ${y + 3}q3 3 6 0m8 0q3 3 6 0m-13 7q3 2.5 6 0`, hair, 1.5),
  ].join('')
}

const crossedLegs = ({ legs }: Palette) =>
  shape(
    'M118 232Q116 214 142 204Q168 194 200 194T258 204Q284 214 282 232Q278 248 250 248Q222 248 200 240Q178 248 150 248Q122 248 118 232z',
    legs,
  ) + `<g opacity=".2">${line('M150 234Q188 230 214 216M250 234Q232 232 218 226', '#000', 3)}</g>`

/** Sitting with crossed legs, hands on the knees. */
export const lotus = (p: Palette) =>
  crossedLegs(p) +
  line('M200 134V196', p.top, 38) +
  line('M186 130Q160 162 148 206', p.skin, 14) +
  line('M214 130Q240 162 252 206', p.skin, 14) +
  head(200, 92, p)

/** The same, expecting: both hands around the belly. */
export const mother = (p: Palette) =>
  crossedLegs(p) +
  line('M200 134V196', p.top, 38) +
  oval([200, 186], [28, 26], p.top) +
  line('M184 130Q154 158 178 188', p.skin, 14) +
  line('M216 130Q246 158 222 188', p.skin, 14) +
  head(200, 92, p)

export const tree = (p: Palette) =>
  line('M200 172V252', p.legs, 22) +
  line('M200 172Q250 180 250 196Q238 212 206 212', p.legs) +
  line('M200 120V168', p.top, 34) +
  line('M192 112Q164 86 195 34', p.skin, 14) +
  line('M208 112Q236 86 205 34', p.skin, 14) +
  head(200, 84, p)

export const dog = (p: Palette) =>
  line('M212 128L296 244', p.legs, 24) +
  line('M202 138L160 186', p.top, 34) +
  line('M156 190L108 246', p.skin, 15) +
  disc([176, 220], 17, p.skin) +
  shape('M160 224a17 17 0 0 0 32 4q-8-8-32-4z', p.hair)

export const warrior = (p: Palette) =>
  line('M198 178Q146 178 138 196V250', p.legs, 22) +
  line('M204 178L296 250', p.legs, 22) +
  line('M200 126V172', p.top, 34) +
  line('M184 122H104', p.skin, 14) +
  line('M216 122H298', p.skin, 14) +
  head(200, 86, p)

export const child = (p: Palette) =>
  line('M268 238Q292 206 250 200', p.legs, 24) +
  line('M246 204Q200 176 160 208', p.top, 36) +
  line('M150 216Q116 226 92 246', p.skin, 14) +
  disc([138, 232], 17, p.skin) +
  shape('M122 226a17 17 0 0 1 32-2q-14 0-32 2z', p.hair)

/** At a table, back straight; the table hides the legs. */
export const sitting = (p: Palette) =>
  line('M200 136V214', p.top, 40) +
  line('M180 142Q160 176 176 206', p.near, 13) +
  line('M220 142Q240 176 224 206', p.near, 13) +
  disc([181, 208], 9, p.skin) +
  disc([219, 208], 9, p.skin) +
  head(200, 94, p)
