interface Sample {
  at: number
  bytes: number
}
const WINDOW_MS = 12_000

/** Seconds until everything is sent, from the pace of the last seconds; null while nothing can be said. */
export function secondsLeft(samples: readonly Sample[], total: number): number | null {
  const first = samples[0]
  const last = samples.at(-1)
  if (!first || !last || last.at - first.at < 1500 || last.bytes <= first.bytes) return null
  const perSecond = ((last.bytes - first.bytes) / (last.at - first.at)) * 1000
  return Math.ceil((total - last.bytes) / perSecond)
}
export const recent = (samples: readonly Sample[], sample: Sample): Sample[] => [
  ...samples.filter(({ at }) => sample.at - at < WINDOW_MS),
  sample,
]

const units = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const
/** `812.4 MB`, `1.2 GB`. */
export function formatBytes(bytes: number) {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1)
  return `${(bytes / 1024 ** power).toFixed(1)} ${units[power]}`
}
