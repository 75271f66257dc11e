import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { ChannelSeq, FileSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { Ports } from '../../../platform/ports.ts'

/** Pages are fetched as they come into sight; after that the viewer asks anew, and with it whether it still may. */
const OPEN_SECONDS = 15 * 60
export const VIEW_COOKIE = 'sd_view'

/** Who may see the pages of one file: sealed in the address, so that nobody can write it. */
const Pass = z.object({ mark: z.string(), secretHash: z.string(), until: z.number() })

const pathOf = (channelSeq: ChannelSeq, fileSeq: FileSeq) => `/files/viewed/${channelSeq}/${fileSeq}`
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
interface DocumentRef {
  channelSeq: ChannelSeq
  fileSeq: FileSeq
}
const labelOf = ({ channelSeq, fileSeq }: DocumentRef) => `viewed/${channelSeq}/${fileSeq}`

/**
 * An address under which the viewer fetches the pages of one file under the name of its reader, together with a cookie of
 * this browser: neither alone is worth anything. docs/rules.md R-377.
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
/** Whose name stands on the pages; null where the address is not this browser's, or over. */
export function readerOf(
  { secrets }: Ports,
  { pass, secret, ...place }: PageQuery,
  now: Date,
): string | null {
  try {
    const { mark, secretHash, until } = Pass.parse(
      JSON.parse(secrets.unwrap(pass, labelOf(place)).toString('utf8')),
    )
    return secretHash === hashOf(secret) && now.getTime() < until ? mark : null
  } catch {
    return null
  }
}
