import type { ChannelSeq, FileSeq } from 'contract/values/ids'
import { signKey, verifySignature } from '../../../platform/files/signature.ts'
import type { Ports } from '../../../platform/ports.ts'

/** Enough time to begin; a download that has begun continues. */
const OPEN_SECONDS = 5 * 60

const secretOf = ({ secrets }: Ports) => secrets.keyFor('private-file')
const subjectOf = (channelSeq: ChannelSeq, fileSeq: FileSeq) => `${channelSeq}/${fileSeq}`

/** A URL that opens one file for a few minutes. The caller has checked that the user may open it. R-322. */
export function openedFor(
  { ports, channelSeq, now }: { ports: Ports; channelSeq: ChannelSeq; now: () => Date },
  fileSeq: FileSeq,
) {
  const subject = subjectOf(channelSeq, fileSeq)
  const { expires, signature } = signKey(secretOf(ports), subject, { seconds: OPEN_SECONDS, now: now() })
  return `/files/private/${subject}/${expires}/${signature}`
}

interface DocumentQuery {
  channelSeq: ChannelSeq
  fileSeq: FileSeq
  expires: string
  signature: string
}
export const isOpened = (
  ports: Ports,
  { channelSeq, fileSeq, expires, signature }: DocumentQuery,
  now: Date,
) => verifySignature(secretOf(ports), subjectOf(channelSeq, fileSeq), { expires, signature, now })
