import { createHmac, timingSafeEqual } from 'node:crypto'

export type Signature = { expires: string; signature: string }

/** Grants access to one key until `seconds` from `now`, to the whole second. */
export function signKey(secret: string, key: string, until: { seconds: number; now: Date }): Signature {
  const expires = String(Math.floor(until.now.getTime() / 1000) + until.seconds)
  return { expires, signature: hmac(secret, key, expires) }
}

export function verifySignature(
  secret: string,
  key: string,
  { expires, signature, now }: Signature & { now: Date },
): boolean {
  const expected = Buffer.from(hmac(secret, key, expires))
  const given = Buffer.from(signature)
  const genuine = expected.length === given.length && timingSafeEqual(expected, given)
  return genuine && now.getTime() < Number(expires) * 1000
}

// A key contains no line break, so no other pair of key and time gives the same text.
const hmac = (secret: string, key: string, expires: string) =>
  createHmac('sha256', secret).update(`${key}\n${expires}`).digest('base64url')
