import type { RefusalName } from 'contract/http/refusals'
import { isDiskFull } from './files/disk-full.ts'

/** Errors of Node and PostgreSQL while the database is unavailable, shutting down or starting. */
const AWAY = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '08006', '08003', '08001']
// pg gives these no code.
const BROKEN = /^Connection terminated|^Client has encountered a connection error/

/** The refusal for a temporary lack of resources; null for every other error. */
export function outageOf(error: unknown): Extract<RefusalName, 'STORAGE_FULL' | 'UNAVAILABLE'> | null {
  if (isDiskFull(error)) return 'STORAGE_FULL'
  if (!(error instanceof Error)) return null
  const isAway = 'code' in error && AWAY.includes(String(error.code))
  return isAway || isSocketMissing(error) || BROKEN.test(error.message) ? 'UNAVAILABLE' : null
}

/** The built-in database has no socket until it has started. */
const isSocketMissing = (error: Error) =>
  'code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
