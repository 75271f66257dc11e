export interface Bucket {
  level: number
  /** When that was its level, in milliseconds. */
  at: number
}

export interface BucketRate {
  burst: number
  perSecond: number
}

export const fullBucket = ({ burst }: BucketRate, nowMs: number): Bucket => ({ level: burst, at: nowMs })

/** The bucket after one was taken from it; null when it is empty. It fills by itself. */
export function takeOne(
  { level, at }: Bucket,
  { burst, perSecond }: BucketRate,
  nowMs: number,
): Bucket | null {
  const filled = Math.min(burst, level + ((nowMs - at) / 1000) * perSecond)
  return filled < 1 ? null : { level: filled - 1, at: nowMs }
}
