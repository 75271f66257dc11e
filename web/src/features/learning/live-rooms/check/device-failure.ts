/** Why a camera or a microphone cannot be used. */
export type DeviceFailure = 'DENIED' | 'MISSING' | 'BUSY' | 'INSECURE' | 'OTHER'

const failures: Record<string, DeviceFailure> = {
  NotAllowedError: 'DENIED',
  SecurityError: 'DENIED',
  NotFoundError: 'MISSING',
  OverconstrainedError: 'MISSING',
  NotReadableError: 'BUSY',
  AbortError: 'BUSY',
}
/** The reason behind an error of getUserMedia. */
export const deviceFailureOf = (error: unknown): DeviceFailure => failures[errorName(error)] ?? 'OTHER'

/** Not every browser's errors of devices are an `Error`. */
export const errorName = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : ''
