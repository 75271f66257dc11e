import { vi } from 'vitest'

/** Far above what anything takes that is waited for, even on a busy machine. Vitest waits a second, and has no setting for these two. */
const PATIENCE_MS = 15_000
const patient = (options) => (typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options })

const { waitFor, waitUntil } = vi
// Files of one worker share this module, and with it the wrapped functions.
if (!waitFor.isPatient) {
  vi.waitFor = Object.assign((attempt, options) => waitFor(attempt, patient(options)), { isPatient: true })
  vi.waitUntil = (condition, options) => waitUntil(condition, patient(options))
}
