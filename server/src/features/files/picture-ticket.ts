import { fileKinds, type FileKind } from 'contract/files'
import { seq, type ChannelSeq, type UserSeq } from 'contract/values'
import { signKey, verifySignature } from '../../platform/files/signature.ts'
import type { Ports } from '../../platform/ports.ts'

/** Who may send one picture, to which site, as what. */
export interface PictureTicket {
  channelSeq: ChannelSeq
  userSeq: UserSeq
  kind: Exclude<FileKind, 'vod'>
  filename: string
}
const VALID_SECONDS = 10 * 60
const LONGEST_NAME = 120

const secretOf = ({ secrets }: Ports) => secrets.keyFor('picture-ticket')

/** The address takes one picture within ten minutes. */
export function signTicket(ports: Ports, { channelSeq, userSeq, kind, filename }: PictureTicket, now: Date) {
  const name = Buffer.from(filename.slice(-LONGEST_NAME)).toString('base64url')
  const subject = `${channelSeq}/${userSeq}/${kind}/${name}`
  const { expires, signature } = signKey(secretOf(ports), subject, { seconds: VALID_SECONDS, now })
  return `${subject}/${expires}/${signature}`
}

/** Null unless it is ours and its time is not over. */
export function readTicket(ports: Ports, ticket: string, now: Date): PictureTicket | null {
  const [channel, user, kindWord, name = '', expires = '', signature = ''] = ticket.split('/')
  const subject = [channel, user, kindWord, name].join('/')
  if (!verifySignature(secretOf(ports), subject, { expires, signature, now })) return null
  const channelSeq = seq('channel').safeParse(Number(channel))
  const userSeq = seq('user').safeParse(Number(user))
  const kind = fileKinds.find((known) => known === kindWord)
  if (!channelSeq.success || !userSeq.success || !kind || kind === 'vod') return null
  const filename = Buffer.from(name, 'base64url').toString('utf8')
  return { channelSeq: channelSeq.data, userSeq: userSeq.data, kind, filename }
}
