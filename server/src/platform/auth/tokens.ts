import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** The cookie of a browser's sign-in. */
export const SESSION_COOKIE = 'sd_session'

/** 256 random bits, valid in headers, cookies and URLs. Only the hash is stored. */
export const newToken = () => randomBytes(32).toString('base64url')
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Six digits, uniformly distributed. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** Compares two hashes in constant time. */
export function isSameHash(left: string, right: string) {
  const one = Buffer.from(left)
  const other = Buffer.from(right)
  return one.length === other.length && timingSafeEqual(one, other)
}
