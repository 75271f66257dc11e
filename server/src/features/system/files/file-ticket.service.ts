import { randomBytes } from 'node:crypto'
import type { FileKind } from 'contract/system/files/schemas'
import { seq, type ChannelSeq, type FileSeq, type UserSeq } from 'contract/values/ids'
import { signKey, verifySignature } from '../../../platform/files/signature.ts'
import type { Ports } from '../../../platform/ports.ts'

/** The uploader, the site and the kind of one file. */
export interface FileTicket<Kind extends FileKind> {
  channelSeq: ChannelSeq
  /** Null for a visitor, who may send files of answers to forms. */
  userSeq: UserSeq | null
  kind: Kind
  filename: string
  /** The declared size; not one byte more is accepted. */
  fileSize: number
}
const VALID_SECONDS = 10 * 60
const LONGEST_NAME = 120
const VISITOR = 'visitor'

const secretOf = ({ secrets }: Ports) => secrets.keyFor('picture-ticket')

/** A URL that accepts a file within ten minutes; see `isFirstUse`. */
export function signTicket(
  ports: Ports,
  { channelSeq, userSeq, kind, filename, fileSize }: FileTicket<FileKind>,
  now: Date,
) {
  const name = Buffer.from(filename.slice(-LONGEST_NAME)).toString('base64url')
  // A random number makes tickets of the same moment distinct.
  const number = randomBytes(9).toString('base64url')
  const subject = `${channelSeq}/${userSeq ?? VISITOR}/${kind}/${name}/${fileSize}/${number}`
  const { expires, signature } = signKey(secretOf(ports), subject, { seconds: VALID_SECONDS, now })
  return `${subject}/${expires}/${signature}`
}

/** Null when it is forged, expired, or for a file of another kind. */
export function readTicket<Kind extends FileKind>(
  ports: Ports,
  ticket: string,
  { kinds, now }: { kinds: readonly Kind[]; now: Date },
): FileTicket<Kind> | null {
  const [channel, user, kindWord, name = '', size, number, expires = '', signature = ''] = ticket.split('/')
  const subject = [channel, user, kindWord, name, size, number].join('/')
  if (!verifySignature(secretOf(ports), subject, { expires, signature, now })) return null
  const channelSeq = seq('channel').safeParse(Number(channel))
  const userSeq = seq('user')
    .nullable()
    .safeParse(user === VISITOR ? null : Number(user))
  const kind = kinds.find((known) => known === kindWord)
  if (!channelSeq.success || !userSeq.success || !kind) return null
  const filename = Buffer.from(name, 'base64url').toString('utf8')
  return { channelSeq: channelSeq.data, userSeq: userSeq.data, kind, filename, fileSize: Number(size) }
}

/** How long a file waits to be used by who sent it. */
const RECEIPT_SECONDS = 24 * 60 * 60
const receiptSecret = ({ secrets }: Ports) => secrets.keyFor('file-receipt')
const receiptSubject = (channelSeq: ChannelSeq, fileSeq: FileSeq) => `${channelSeq}/${fileSeq}`
interface ReceiptQuery {
  ports: Ports
  channelSeq: ChannelSeq
  now: () => Date
}
/** Proves for a day who sent a file, also somebody without an account. */
export function receiptFor({ ports, channelSeq, now }: ReceiptQuery, fileSeq: FileSeq) {
  const subject = receiptSubject(channelSeq, fileSeq)
  const { expires, signature } = signKey(receiptSecret(ports), subject, {
    seconds: RECEIPT_SECONDS,
    now: now(),
  })
  return `${expires}/${signature}`
}
export function isReceiptOf({ ports, channelSeq, now }: ReceiptQuery, fileSeq: FileSeq, receipt: string) {
  const [expires = '', signature = ''] = receipt.split('/')
  const subject = receiptSubject(channelSeq, fileSeq)
  return verifySignature(receiptSecret(ports), subject, { expires, signature, now: now() })
}

/** True once per ticket, over all processes. docs/rules.md R-485. */
export const isFirstUse = ({ limits }: Ports, ticket: string) =>
  limits.allow({ [`file-ticket:${ticket}`]: { most: 1, everySeconds: VALID_SECONDS } })
