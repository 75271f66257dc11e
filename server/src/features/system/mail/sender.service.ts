import type { ChannelSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { MailSender } from '../../../platform/mail/mailer.ts'
import { findSenderRow } from './sender.queries.ts'

/** Under which the key of a site's sender domain is sealed. */
export const senderKeyLabel = (channelSeq: ChannelSeq) => `sender-domain:${channelSeq}`

/** Who sends the mails of a site: its name, and its own domain once that is checked. docs/rules.md R-1180. */
export async function senderOf({ db, channelSeq, ports }: Context): Promise<MailSender | undefined> {
  const row = await findSenderRow(db, channelSeq)
  if (!row) return undefined
  const { name, domain, localPart, selector, sealedKey } = row
  if (domain === null || localPart === null || selector === null || sealedKey === null)
    return { name, own: null }
  const privateKey = ports.secrets.unwrap(sealedKey, senderKeyLabel(channelSeq)).toString('utf8')
  return { name, own: { address: `${localPart}@${domain}`, domain, selector, privateKey } }
}
