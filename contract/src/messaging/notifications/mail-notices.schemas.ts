import { z } from 'zod'

/** SALE: a course of theirs was sold. ANSWER: staff answered their question. SEAT: a payment they began was not finished. REVIEW: they finished a course. */
export const mailNoticeKinds = ['SALE', 'ANSWER', 'SEAT', 'REVIEW'] as const
export type MailNoticeKind = (typeof mailNoticeKinds)[number]

export const path = '/channels/:channelSeq/mail-notices'
export const reply = z.object({
  list: z.object({ kind: z.enum(mailNoticeKinds), isOn: z.boolean() }).array(),
})
