import { createHash, randomBytes } from 'node:crypto'
import type { ChannelSeq, FileSeq } from 'contract/values'
import type { Context } from '../../platform/context.ts'
import { signKey, verifySignature } from '../../platform/files/signature.ts'
import type { Ports } from '../../platform/ports.ts'

/** Time enough to begin to load; what has been loaded stays on the screen. */
const OPEN_SECONDS = 2 * 60
export const VIEW_COOKIE = 'sd_view'

const secretOf = ({ secrets }: Ports) => secrets.keyFor('viewed-file')
const pathOf = (channelSeq: ChannelSeq, fileSeq: FileSeq) => `/files/viewed/${channelSeq}/${fileSeq}`
const subjectOf = (channelSeq: ChannelSeq, fileSeq: FileSeq, secret: string) =>
  `view/${channelSeq}/${fileSeq}/${createHash('sha256').update(secret).digest('base64url')}`

/**
 * An address at which the viewer fetches one file, together with a cookie of this browser: neither alone is worth
 * anything. docs/rules.md R-377.
 */
export function viewedFor({ ports, channelSeq, now, outgoing }: Context, fileSeq: FileSeq) {
  const secret = randomBytes(24).toString('base64url')
  const path = pathOf(channelSeq, fileSeq)
  outgoing.cookie({ name: VIEW_COOKIE, value: secret, path, maxAgeSeconds: OPEN_SECONDS })
  const subject = subjectOf(channelSeq, fileSeq, secret)
  const { expires, signature } = signKey(secretOf(ports), subject, { seconds: OPEN_SECONDS, now: now() })
  return `${path}/${expires}/${signature}`
}

interface Asked {
  channelSeq: ChannelSeq
  fileSeq: FileSeq
  expires: string
  signature: string
  secret: string
}
export const isViewed = (
  ports: Ports,
  { channelSeq, fileSeq, expires, signature, secret }: Asked,
  now: Date,
) => verifySignature(secretOf(ports), subjectOf(channelSeq, fileSeq, secret), { expires, signature, now })
