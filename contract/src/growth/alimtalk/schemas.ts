import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'
import { oneLine } from '../../values/texts.ts'
import { MAX_UNIT_PRICE, type PricedKind } from './unit-prices.rules.ts'
import { unknownVariables } from '../campaigns/campaigns.rules.ts'
import { alimtalkTemplateStates, LONGEST_BUTTON, LONGEST_CONTENT, MAX_BUTTONS } from './alimtalk.rules.ts'

export const path = '/channels/:channelSeq/alimtalk'

const LONGEST_KEY = 100
export const key = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_KEY)
  .regex(/^[\x21-\x7e]+$/)

export const accountFaults = ['KEYS', 'UNREACHABLE'] as const
export type AlimtalkAccountFault = (typeof accountFaults)[number]

/** A Kakao channel that the account may write from. */
export const KakaoChannel = z.object({ pfId: z.string(), searchId: z.string(), name: z.string() })

const price = z.int().min(0).max(MAX_UNIT_PRICE).nullable()
const UnitPrices = z.object({
  ALIMTALK: price,
  FRIENDTALK: price,
  FRIENDTALK_IMAGE: price,
  SMS: price,
  LMS: price,
  MMS: price,
} satisfies Record<PricedKind, unknown>)

const digits = z
  .string()
  .trim()
  .overwrite((text) => text.replaceAll(/[\s-]/g, ''))
/** From where text messages go out, and what messages cost. */
export const TextSender = z.object({
  /** A number that the account may send from. Hyphens are left out. */
  senderNumber: z.union([z.null(), digits.regex(/^\d{8,11}$/)]),
  /** The free number at which people refuse advertising. */
  refusalNumber: z.union([z.null(), digits.regex(/^080\d{7,8}$/)]),
  /** What the site pays for one message, in won; null where it did not say. */
  unitPrices: UnitPrices.extend({ MMS: price.default(null) }),
})
export type TextSender = z.output<typeof TextSender>

/** The account of a site at Solapi. Its secret never leaves the server. */
export const AlimtalkAccount = z.object({
  apiKey: z.string(),
  channels: KakaoChannel.array(),
  /** The channel from which the site writes; null until one is chosen. */
  pfId: z.string().nullable(),
  ...TextSender.shape,
  unitPrices: UnitPrices,
  /** What was left to spend at the last check, in won. */
  balance: z.int(),
  connectedAt: instant,
  checkedAt: instant,
  /** How the last check ended; null when it went well. */
  lastError: z.enum(accountFaults).nullable(),
})

const knowsVariables = (content: string) => unknownVariables(content).length === 0
const variableFault = { params: { rule: 'UNKNOWN_VARIABLE' } }
export const AlimtalkButton = z.object({
  name: oneLine(1, LONGEST_BUTTON),
  url: z.url({ protocol: /^https$/ }).max(500),
})
export const AlimtalkTemplateInput = z.object({
  name: oneLine(1, 60),
  content: z.string().trim().min(1).max(LONGEST_CONTENT).refine(knowsVariables, variableFault),
  buttons: AlimtalkButton.array().max(MAX_BUTTONS),
})
export type AlimtalkTemplateInput = z.output<typeof AlimtalkTemplateInput>

export const AlimtalkTemplate = AlimtalkTemplateInput.extend({
  alimtalkTemplateSeq: seq('alimtalk-template'),
  content: z.string(),
  state: z.enum(alimtalkTemplateStates),
  /** Why Kakao rejected it, in its own words. */
  comment: z.string().nullable(),
  updatedAt: instant,
})
