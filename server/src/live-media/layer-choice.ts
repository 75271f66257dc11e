// Which layer of each picture a viewer gets. docs/rules.md R-1173.

interface Size {
  width: number
  height: number
}
export interface OfferedLayer {
  size: Size | null
  bitsPerSecond: number
  isLive: boolean
}
/** How large a picture a viewer shows; null for as large as there is. */
export type TargetSize = Size | 'smallest' | null

export interface ReceivedPicture {
  /** The smallest first. */
  layers: readonly OfferedLayer[]
  target: TargetSize
  /** The layer that the viewer gets now; null for none. */
  current: number | null
}

/** A picture that is enlarged by a quarter still looks sharp. */
const ENLARGED = 1.25
/** One that is enlarged less than now stays: a tile that changes by a pixel would change its layer all the time. */
const STAYING = 1.5

const longer = ({ width, height }: Size) => Math.max(width, height)

/** The smallest live layer that is large enough; where none is live, the one that was. Null before anything is sent. */
function fitting({ layers, target, current }: ReceivedPicture): number | null {
  const live = layers.flatMap((layer, index) => (layer.isLive ? [index] : []))
  const largest = live.at(-1)
  if (largest === undefined) return current
  if (target === 'smallest') return live[0] ?? null
  if (target === null) return largest
  const isEnough = (index: number) => {
    const size = layers[index]?.size
    return !size || longer(size) * (index === current ? STAYING : ENLARGED) >= longer(target)
  }
  return live.find(isEnough) ?? largest
}

const bitsOf = (picture: ReceivedPicture, index: number | null) =>
  index === null ? 0 : (picture.layers[index]?.bitsPerSecond ?? 0)
const areaOf = (target: TargetSize) =>
  target === null ? Infinity : target === 'smallest' ? 0 : target.width * target.height

/** For each picture the index of its layer: what fits its place on the screen, the largest places first while the network bears it. */
export function chooseLayers(pictures: readonly ReceivedPicture[], limit: number): (number | null)[] {
  const fit = pictures.map(fitting)
  const smallest = pictures.map(({ layers }, at) => {
    const first = layers.findIndex(({ isLive }) => isLive)
    return first < 0 ? (fit[at] ?? null) : first
  })
  let sum = pictures.reduce((bits, picture, at) => bits + bitsOf(picture, smallest[at] ?? null), 0)
  const chosen = [...smallest]
  const byArea = pictures
    .map((picture, at) => ({ picture, at }))
    .toSorted((one, other) => compare(areaOf(other.picture.target), areaOf(one.picture.target)))
  for (const { picture, at } of byArea) {
    const more = bitsOf(picture, fit[at] ?? null) - bitsOf(picture, smallest[at] ?? null)
    if (sum + more > limit) continue
    sum += more
    chosen[at] = fit[at] ?? null
  }
  return chosen
}

/** Two infinities are equal. */
const compare = (one: number, other: number) => (one === other ? 0 : one - other)
