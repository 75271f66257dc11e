import { SignJWT } from 'jose'

/** The Meeting SDK refuses signatures that are valid for less or for more. */
const SHORTEST_S = 1800
const LONGEST_S = 48 * 60 * 60
/** Zoom's clock may be behind ours. */
const SKEW_S = 30

interface SdkApp {
  clientId: string
  clientSecret: string
}
interface SdkEntry {
  meetingKey: string
  isHost: boolean
  now: Date
  /** About as long as the meeting; moved to what the SDK accepts. */
  validUntil: Date
}

/**
 * The signature with which a browser joins a meeting of the app's own account by the Meeting SDK. Its host needs a ZAK of
 * that user as well to start it, and meetings of other accounts need an OBF token; those are joined at their address instead.
 */
export function sdkSignature({ clientId, clientSecret }: SdkApp, entry: SdkEntry): Promise<string> {
  const issuedAt = Math.floor(entry.now.getTime() / 1000) - SKEW_S
  const requested = Math.floor(entry.validUntil.getTime() / 1000)
  const expiresAt = Math.min(Math.max(requested, issuedAt + SHORTEST_S), issuedAt + LONGEST_S)
  const claims = {
    appKey: clientId,
    // Its older name, which earlier releases of the SDK read.
    sdkKey: clientId,
    mn: entry.meetingKey,
    role: entry.isHost ? 1 : 0,
    tokenExp: expiresAt,
  }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(new TextEncoder().encode(clientSecret))
}
