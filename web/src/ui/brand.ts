const WHITE = '#ffffff'
const BLACK = '#000000'
const READABLE = 4.5
const LIGHTER = [0.94, 0.86, 0.72, 0.54, 0.34, 0.16]
const DARKER = [0.12, 0.24, 0.38]

/**
 * Returns the ten shades of a site from its owner's colour. Shade 6 is that colour, darkened until white text on it is
 * legible. Throws unless the colour is `#rrggbb`.
 */
export function brandShades(hex: string): string[] {
  const main = readable(hex)
  return [
    ...LIGHTER.map((share) => mix(main, WHITE, share)),
    main,
    ...DARKER.map((share) => mix(main, BLACK, share)),
  ]
}

/** The contrast of two colours by WCAG 2: from 1 (the same colour) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function readable(hex: string): string {
  for (let percent = 0; percent < 100; percent += 1) {
    const darker = mix(hex, BLACK, percent / 100)
    if (contrast(darker, WHITE) >= READABLE) return darker
  }
  return BLACK
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, at) => Math.round(value + ((target[at] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function channels(hex: string): number[] {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`not a colour: ${hex}`)
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}
