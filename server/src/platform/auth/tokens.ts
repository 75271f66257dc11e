import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** Where a browser keeps its sign-in. */
export const SESSION_COOKIE = 'sd_session'

/** 256 random bits, fit for headers, cookies and addresses. Only its hash is ever stored. */
export const newToken = () => randomBytes(32).toString('base64url')
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Six digits, each as likely as any other. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** Whether two hashes are the same, in the same time whether they are or not. */
export function isSameHash(left: string, right: string) {
  const one = Buffer.from(left)
  const other = Buffer.from(right)
  return one.length === other.length && timingSafeEqual(one, other)
}
