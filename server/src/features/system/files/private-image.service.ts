import type { ChannelSeq, FileSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { signKey, verifySignature } from '../../../platform/files/signature.ts'
import type { Ports } from '../../../platform/ports.ts'

/** A URL is valid for ten to twenty minutes and constant within ten, so that a browser fetches a picture once. */
const STEP_MS = 10 * 60 * 1000

const secretOf = ({ secrets }: Ports) => secrets.keyFor('shown-picture')
const subjectOf = (channelSeq: ChannelSeq, fileSeq: FileSeq) => `${channelSeq}/${fileSeq}`

/** A temporary URL of one picture. The caller has checked that the user may see it. docs/rules.md R-396. */
export function shownFor(
  { ports, channelSeq, now }: Pick<Context, 'ports' | 'channelSeq' | 'now'>,
  fileSeq: FileSeq,
  width: number,
) {
  const subject = subjectOf(channelSeq, fileSeq)
  const from = new Date(Math.floor(now().getTime() / STEP_MS) * STEP_MS)
  const { expires, signature } = signKey(secretOf(ports), subject, {
    seconds: (2 * STEP_MS) / 1000,
    now: from,
  })
  return `/files/shown/${subject}/${expires}/${signature}/${width}.webp`
}

interface ImageQuery {
  channelSeq: ChannelSeq
  fileSeq: FileSeq
  expires: string
  signature: string
}
/** The remaining seconds of a URL; 0 when it is expired or forged. */
export function shownSeconds(
  ports: Ports,
  { channelSeq, fileSeq, expires, signature }: ImageQuery,
  now: Date,
) {
  const subject = subjectOf(channelSeq, fileSeq)
  const isOurs = verifySignature(secretOf(ports), subject, { expires, signature, now })
  return isOurs ? Math.max(0, Number(expires) - Math.floor(now.getTime() / 1000)) : 0
}
