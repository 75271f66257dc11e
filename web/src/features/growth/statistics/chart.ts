/** A round maximum for an axis: `ceilingOf([4_632_000])` → 6_000_000. */
export function ceilingOf(values: number[], atLeast = 100_000) {
  const highest = Math.max(atLeast, ...values)
  const power = 10 ** Math.floor(Math.log10(highest))
  const step = [1, 2, 4, 6, 8, 10].find((size) => size * power >= highest) ?? 10
  return step * power
}

export const BOX = { width: 1000, height: 240 }

export interface Point {
  x: number
  y: number
}
/** Values as points of the box; the first and the last touch its sides. */
export function pointsOf(values: number[], ceiling: number): Point[] {
  const gap = values.length > 1 ? BOX.width / (values.length - 1) : 0
  return values.map((value, index) => ({ x: index * gap, y: BOX.height - (value / ceiling) * BOX.height }))
}

/** A smooth line that stays within the measured values. */
export function lineThrough(points: Point[]) {
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1]
      if (!before) return `M${x} ${y}`
      const middle = (before.x + x) / 2
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`
    })
    .join('')
}
export const areaUnder = (points: Point[]) =>
  points.length === 0 ? '' : `${lineThrough(points)}L${points.at(-1)?.x ?? 0} ${BOX.height}L0 ${BOX.height}Z`

/**
 * The indices of the labels to show in a long row: about six, evenly spread, always including the first and the last.
 */
export function labelsShown(count: number, maxLabels = 6): number[] {
  if (count <= maxLabels + 1) return Array.from({ length: count }, (_, index) => index)
  return Array.from({ length: maxLabels + 1 }, (_, nth) => Math.round((nth * (count - 1)) / maxLabels))
}
