type Rgb = readonly [number, number, number]

const read = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}
const print = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
const mixed = ([r, g, b]: Rgb, [x, y, z]: Rgb, share: number): Rgb => [
  r + (x - r) * share,
  g + (y - g) * share,
  b + (z - b) * share,
]
const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]

function luminance(rgb: Rgb) {
  const linear = rgb.map((part) => {
    const share = part / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0)
}

/** The contrast of white text on a colour, from 1 to 21 (WCAG 2). */
export const contrastWithWhite = (hex: string) => 1.05 / (luminance(read(hex)) + 0.05)
const READABLE = 4.5

/**
 * Ten shades of the site's colour, lightest first. The seventh is the colour itself, darkened until white text on it has a contrast
 * of 4.5:1. docs/rules.md R-020.
 */
export function brandShades(hex: string): string[] {
  let main = read(hex)
  while (contrastWithWhite(print(main)) < READABLE) main = mixed(main, BLACK, 0.04)
  const light = [94, 86, 72, 54, 34, 16].map((percent) => print(mixed(main, WHITE, percent / 100)))
  const dark = [12, 24, 38].map((percent) => print(mixed(main, BLACK, percent / 100)))
  return [...light, print(main), ...dark]
}
