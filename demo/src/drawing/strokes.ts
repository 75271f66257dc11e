/** One picture's colours, from sky to hair. */
export interface Palette {
  sky: string
  sun: string
  far: string
  near: string
  top: string
  legs: string
  skin: string
  hair: string
}

export const palettes = {
  sage: {
    sky: '#e4ebe0',
    sun: '#f6dfb2',
    far: '#cbd9c6',
    near: '#a9bfa5',
    top: '#fbfaf5',
    legs: '#4c7058',
    skin: '#e3ae8c',
    hair: '#3b2f2a',
  },
  clay: {
    sky: '#f5e6da',
    sun: '#eeb08c',
    far: '#e9cdb9',
    near: '#d8ac91',
    top: '#b8492f',
    legs: '#5c3327',
    skin: '#edbd9b',
    hair: '#38251f',
  },
  dusk: {
    sky: '#2d3748',
    sun: '#f0d3a8',
    far: '#38455a',
    near: '#222a38',
    top: '#f3ead9',
    legs: '#7f9bb0',
    skin: '#d9a381',
    hair: '#15181f',
  },
  sand: {
    sky: '#f7eedc',
    sun: '#f0c779',
    far: '#ecdcbb',
    near: '#d9c193',
    top: '#6f8a9c',
    legs: '#33495a',
    skin: '#e6b18e',
    hair: '#4a3327',
  },
  rose: {
    sky: '#f5e2e0',
    sun: '#fff3e6',
    far: '#ebcac7',
    near: '#d9a6a3',
    top: '#7d4a58',
    legs: '#4e2c38',
    skin: '#f0c3a5',
    hair: '#33211f',
  },
  lake: {
    sky: '#dfeaf0',
    sun: '#ffffff',
    far: '#c3d7e2',
    near: '#9fbccb',
    top: '#f2a65e',
    legs: '#2e5468',
    skin: '#dba785',
    hair: '#2d2522',
  },
  plum: {
    sky: '#352c44',
    sun: '#6d567f',
    far: '#43385a',
    near: '#2a2338',
    top: '#e9c98f',
    legs: '#c2935a',
    skin: '#f3d9b0',
    hair: '#1e1828',
  },
  leaf: {
    sky: '#e9f0e2',
    sun: '#fbf7e6',
    far: '#c9dcb9',
    near: '#8fb08a',
    top: '#3f6b52',
    legs: '#2f5140',
    skin: '#c98f5f',
    hair: '#5a3a26',
  },
  wool: {
    sky: '#f6e7d2',
    sun: '#efcf9b',
    far: '#ead2ad',
    near: '#c99f6b',
    top: '#a63d40',
    legs: '#7a2a30',
    skin: '#f3dcc0',
    hair: '#59331f',
  },
  mint: {
    sky: '#dff0ea',
    sun: '#f7fbf6',
    far: '#c2e2d7',
    near: '#8cc3b0',
    top: '#2f7d68',
    legs: '#1f5a4b',
    skin: '#b98a5c',
    hair: '#5b4330',
  },
  slate: {
    sky: '#e6ebf1',
    sun: '#fde3b0',
    far: '#ccd7e3',
    near: '#a4b5c8',
    top: '#3f5f86',
    legs: '#2a3f5b',
    skin: '#e7b491',
    hair: '#2b2320',
  },
  kiln: {
    sky: '#f3e4d8',
    sun: '#f2b880',
    far: '#e2c6b1',
    near: '#a86f50',
    top: '#8d4a2f',
    legs: '#5b3224',
    skin: '#edc3a0',
    hair: '#3a241b',
  },
} as const satisfies Record<string, Palette>

/** A round, even line: arms, legs, stems, steam. */
export const line = (path: string, colour: string, width = 20) =>
  `<path d="${path}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`
export const shape = (path: string, colour: string, opacity = 1) =>
  `<path d="${path}" fill="${colour}" opacity="${opacity}"/>`
export const disc = ([x, y]: readonly [number, number], radius: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`
export const oval = (
  [x, y]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  colour: string,
) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"/>`
export const ring = ([x, y]: readonly [number, number], radius: number, { colour, width, opacity }: Ring) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`
interface Ring {
  colour: string
  width: number
  opacity: number
}
export const moved = (dx: number, dy: number, body: string) =>
  `<g transform="translate(${dx} ${dy})">${body}</g>`
export const scaled = (by: number, [x, y]: readonly [number, number], body: string) =>
  `<g transform="translate(${x} ${y}) scale(${by}) translate(${-x} ${-y})">${body}</g>`
export const turned = (degrees: number, [x, y]: readonly [number, number], body: string) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${body}</g>`
export const repeated = <Item>(items: readonly Item[], draw: (item: Item, index: number) => string) =>
  items.map(draw).join('')
