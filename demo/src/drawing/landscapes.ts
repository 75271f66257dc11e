import { disc, line, repeated, scaled, shape, turned, type Palette } from './strokes.ts'

const sky = ({ sky: colour }: Palette) =>
  `<rect x="-900" y="-900" width="2400" height="1800" fill="${colour}"/>`

/** Sky, sun and two soft hills; `sun` says where it stands and how large it is. */
export function hills(p: Palette, sun: readonly [number, number, number] = [262, 116, 84]) {
  const [x, y, radius] = sun
  return (
    sky(p) +
    disc([x, y], radius, p.sun) +
    shape(
      'M-900 262Q-420 262-200 240Q-60 224 40 196Q140 172 240 206T420 184T700 206T1000 190V900H-900z',
      p.far,
    ) +
    shape('M-900 272Q-420 276-200 262Q-100 254-40 250T420 244T1000 246V900H-900z', p.near)
  )
}

/** A room: a wall, a soft round light on it, and a table. */
export const room = (p: Palette, light: readonly [number, number, number] = [200, 130, 104]) =>
  sky(p) +
  disc([light[0], light[1]], light[2], p.sun) +
  `<rect x="-900" y="236" width="2400" height="700" fill="${p.near}"/>`

export const mat = ({ legs }: Palette) =>
  `<rect x="70" y="252" width="260" height="10" rx="5" fill="${legs}" opacity=".28"/>`

/** Three leaves out of one root. */
export function sprout(x: number, y: number, colour: string) {
  const leaf = `M${x} ${y}q-12-30 0-58q12 28 0 58z`
  return (
    shape(leaf, colour) +
    turned(-38, [x, y], shape(leaf, colour, 0.8)) +
    turned(38, [x, y], shape(leaf, colour, 0.8))
  )
}

/** A stem with pairs of leaves, leaning by so many degrees. */
export function branch([x, y]: readonly [number, number], colour: string, { lean = 0, by = 1 } = {}) {
  const leaves = repeated([20, 40, 60], (up) =>
    [-1, 1]
      .map((side) =>
        shape(`M${x} ${y - up}q${side * 10}-14 ${side * 26}-14q${side * -4} 16 ${side * -26} 14z`, colour),
      )
      .join(''),
  )
  const top = shape(`M${x} ${y - 74}q-8-12 0-26q8 14 0 26z`, colour)
  return scaled(by, [x, y], turned(lean, [x, y], line(`M${x} ${y}v-78`, colour, 3) + leaves + top))
}

export const stars = (colour: string, places: readonly (readonly [number, number, number])[]) =>
  repeated(places, ([x, y, size]) =>
    shape(
      `M${x} ${y - size}q${size * 0.15} ${size * 0.85} ${size} ${size}q${-size * 0.85} ${size * 0.15} ${-size} ${size}q${-size * 0.15} ${-size * 0.85} ${-size} ${-size}q${size * 0.85} ${-size * 0.15} ${size} ${-size}z`,
      colour,
    ),
  )

export const steam = (x: number, y: number, colour: string) =>
  `<g opacity=".75">${line(`M${x - 9} ${y}q-9-12 0-24t0-24M${x + 9} ${y - 4}q-9-12 0-24t0-24`, colour, 4)}</g>`

export const birds = (colour: string, places: readonly (readonly [number, number])[]) =>
  repeated(places, ([x, y]) => line(`M${x} ${y}q7-8 13 0q6-8 13 0`, colour, 3))
