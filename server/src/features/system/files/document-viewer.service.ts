import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { ChannelSeq, FileSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { Ports } from '../../../platform/ports.ts'

/** Pages are loaded as they scroll into view; later the viewer requests a new URL, which checks access again. */
const OPEN_SECONDS = 15 * 60
export const VIEW_COOKIE = 'sd_view'

/** The reader of one file, encrypted in the URL, so that nobody can forge it. */
const Pass = z.object({ mark: z.string(), secretHash: z.string(), until: z.number() })

const pathOf = (channelSeq: ChannelSeq, fileSeq: FileSeq) => `/files/viewed/${channelSeq}/${fileSeq}`
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
interface DocumentRef {
  channelSeq: ChannelSeq
  fileSeq: FileSeq
}
const labelOf = ({ channelSeq, fileSeq }: DocumentRef) => `viewed/${channelSeq}/${fileSeq}`

/**
 * A URL for the pages of one file in the reader's name, valid together with a cookie of this browser: neither alone is useful.
 * docs/rules.md R-377.
 */
export function viewedFor(ctx: Context, fileSeq: FileSeq) {
  const { ports, channelSeq, outgoing, user, incoming } = ctx
  const secret = randomBytes(24).toString('base64url')
  const path = pathOf(channelSeq, fileSeq)
  outgoing.cookie({ name: VIEW_COOKIE, value: secret, path, maxAgeSeconds: OPEN_SECONDS })
  const mark = user ? `${user.name} ${user.email ?? ''}`.trim() : new URL(incoming.origin).host
  const until = ctx.now().getTime() + OPEN_SECONDS * 1000
  const pass = JSON.stringify({ mark, secretHash: hashOf(secret), until } satisfies z.input<typeof Pass>)
  return `${path}/${ports.secrets.wrap(Buffer.from(pass), labelOf({ channelSeq, fileSeq }))}`
}

interface PageQuery extends DocumentRef {
  pass: string
  secret: string
}
/** The reader named in a URL; null where it is another browser's or expired. */
export function readerOf(
  { secrets }: Ports,
  { pass, secret, ...fileRef }: PageQuery,
  now: Date,
): string | null {
  try {
    const { mark, secretHash, until } = Pass.parse(
      JSON.parse(secrets.unwrap(pass, labelOf(fileRef)).toString('utf8')),
    )
    return secretHash === hashOf(secret) && now.getTime() < until ? mark : null
  } catch {
    return null
  }
}
