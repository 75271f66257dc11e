import type { FileKind } from 'contract/files'
import { seq, type ChannelSeq, type UserSeq } from 'contract/values'
import { signKey, verifySignature } from '../../platform/files/signature.ts'
import type { Ports } from '../../platform/ports.ts'

/** Who may send one file, to which site, as what. */
export interface FileTicket<Kind extends FileKind> {
  channelSeq: ChannelSeq
  userSeq: UserSeq
  kind: Kind
  filename: string
}
const VALID_SECONDS = 10 * 60
const LONGEST_NAME = 120

const secretOf = ({ secrets }: Ports) => secrets.keyFor('picture-ticket')

/** The address takes one file within ten minutes. */
export function signTicket(
  ports: Ports,
  { channelSeq, userSeq, kind, filename }: FileTicket<FileKind>,
  now: Date,
) {
  const name = Buffer.from(filename.slice(-LONGEST_NAME)).toString('base64url')
  const subject = `${channelSeq}/${userSeq}/${kind}/${name}`
  const { expires, signature } = signKey(secretOf(ports), subject, { seconds: VALID_SECONDS, now })
  return `${subject}/${expires}/${signature}`
}

/** Null unless it is ours, for a file of these kinds, and its time is not over. */
export function readTicket<Kind extends FileKind>(
  ports: Ports,
  ticket: string,
  { kinds, now }: { kinds: readonly Kind[]; now: Date },
): FileTicket<Kind> | null {
  const [channel, user, kindWord, name = '', expires = '', signature = ''] = ticket.split('/')
  const subject = [channel, user, kindWord, name].join('/')
  if (!verifySignature(secretOf(ports), subject, { expires, signature, now })) return null
  const channelSeq = seq('channel').safeParse(Number(channel))
  const userSeq = seq('user').safeParse(Number(user))
  const kind = kinds.find((known) => known === kindWord)
  if (!channelSeq.success || !userSeq.success || !kind) return null
  const filename = Buffer.from(name, 'base64url').toString('utf8')
  return { channelSeq: channelSeq.data, userSeq: userSeq.data, kind, filename }
}
