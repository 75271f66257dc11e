import { createHmac } from 'node:crypto'
import type { IceServer } from './live-media.ts'

/** A TURN server that shares a secret with the product, such as coturn with `use-auth-secret`. */
interface TurnServer {
  urls: readonly string[]
  secret: string
}

export interface IceSettings {
  stunUrls: readonly string[]
  turn: TurnServer | null
}

/** A lesson of a day. */
const CREDENTIAL_SECONDS = 12 * 3600

/** What browsers use to find a way to the media process. Credentials of TURN end by themselves. */
export function iceServersFor({ stunUrls, turn }: IceSettings, identity: string, now: Date): IceServer[] {
  const stun = stunUrls.length > 0 ? [{ urls: [...stunUrls] }] : []
  if (!turn) return stun
  const username = `${Math.floor(now.getTime() / 1000) + CREDENTIAL_SECONDS}:${identity}`
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64')
  return [...stun, { urls: [...turn.urls], username, credential }]
}
