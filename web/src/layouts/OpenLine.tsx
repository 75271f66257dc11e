import { useRealtime } from '../platform/realtime.ts'

/** Keeps a line to the server open on pages without other listeners, so that they learn of the end of a sign-in. */
export function OpenLine() {
  useRealtime('E0013', () => undefined)
  return null
}
