import { useRealtime } from '../platform/realtime.ts'

/** Keeps a line to the server open on a page that listens to nothing else, so that the end of a sign-in is heard there. */
export function OpenLine() {
  useRealtime('E0013', () => undefined)
  return null
}
