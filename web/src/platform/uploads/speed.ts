interface Sample {
  at: number
  bytes: number
}
const WINDOW_MS = 12_000

/** The remaining seconds of an upload, estimated from the last seconds; null while unknown. */
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
