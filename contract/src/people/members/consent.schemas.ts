import { z } from 'zod'
import { instant } from '../../values/ids.ts'

/** News by this site, and advertising that reaches phones at night. */
export const consentKinds = ['NEWS', 'NIGHT'] as const
/** On joining, in the account, by a mail, by the button of a mail program; or what the site reminded of after two years. */
export const consentWays = ['JOIN', 'ACCOUNT', 'MAIL', 'ONE_CLICK', 'NOTICE'] as const

/** One entry of what a person chose about marketing by a site. */
export const ConsentChoice = z.object({
  at: instant,
  kind: z.enum(consentKinds),
  isAgreed: z.boolean(),
  way: z.enum(consentWays),
})
export type ConsentChoice = z.input<typeof ConsentChoice>

export const consent = z.object({
  agreedAt: instant.nullable(),
  nightAgreedAt: instant.nullable(),
  /** The latest first, at most `MAX_CHOICES`. */
  choices: z.array(ConsentChoice),
})
export const path = '/channels/:channelSeq/marketing-consent'
