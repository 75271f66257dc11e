import { z } from 'zod'
import { endpoint } from './grammar.ts'

/** SALE: a class of theirs was sold. ANSWER: staff answered a question of theirs. */
export const mailNoticeKinds = ['SALE', 'ANSWER'] as const
export type MailNoticeKind = (typeof mailNoticeKinds)[number]

const path = '/channels/:channelSeq/mail-notices'
const reply = z.object({ list: z.object({ kind: z.enum(mailNoticeKinds), isOn: z.boolean() }).array() })

/** Which mails this site sends to the caller; each is on until they switch it off. docs/rules.md R-538. */
export const getMailNotices = endpoint({
  method: 'GET',
  path,
  access: 'member',
  reply,
  shows: 'mail-notices',
})
export const setMailNotice = endpoint({
  method: 'POST',
  path,
  access: 'member',
  body: z.object({ kind: z.enum(mailNoticeKinds), isOn: z.boolean() }),
  reply,
  touches: ['mail-notices'],
})
