import { z } from 'zod'
import { sitePath } from '../../values/site-paths.ts'
import { instant, seq } from '../../values/ids.ts'
import { oneLine, richText } from '../../values/texts.ts'
import { Audience } from '../segments/audience.schemas.ts'
import { campaignEventKinds, delayDaysOf, isAdvertising, MAX_DELAY_DAYS } from './events.rules.ts'
import {
  campaignChannels,
  campaignStates,
  campaignTriggers,
  isPlainText,
  LONGEST_NOTIFICATION,
  mayAdvertise,
  mayInform,
  unknownVariables,
} from './campaigns.rules.ts'
import { LONGEST_FRIENDTALK, LONGEST_FRIENDTALK_BUTTON, MAX_FRIENDTALK_BUTTONS } from './friendtalk.rules.ts'
import { LONGEST_TEXT, textKindOf } from './text-messages.rules.ts'

export const path = '/channels/:channelSeq/campaigns'

const knowsVariables = (text: string) => unknownVariables(text).length === 0
const variableFault = { params: { rule: 'UNKNOWN_VARIABLE' } }

const MAX_CHOSEN = 50
/** What makes it go out by itself, and how many days later, or before an end. docs/rules.md R-1126, R-947. */
export const CampaignEvent = z.object({
  kind: z.enum(campaignEventKinds),
  /** None means any class of the site. */
  courseSeqs: seq('course').array().max(MAX_CHOSEN),
  /** None means any form of the site. */
  formSeqs: seq('form').array().max(MAX_CHOSEN),
  delayDays: z.int().min(0).max(MAX_DELAY_DAYS),
  /** What receivers get into their box beside it, where a membership ended; null for nothing. */
  couponInfoSeq: seq('coupon').nullable().default(null),
})
const NewEvent = CampaignEvent.extend({
  courseSeqs: CampaignEvent.shape.courseSeqs.default([]),
  formSeqs: CampaignEvent.shape.formSeqs.default([]),
  delayDays: CampaignEvent.shape.delayDays.default(0),
})
  .refine(({ kind, delayDays }) => delayDays >= delayDaysOf(kind).least, {
    path: ['delayDays'],
    params: { rule: 'TOO_SMALL' },
  })
  .refine(({ kind, delayDays }) => delayDays <= delayDaysOf(kind).most, {
    path: ['delayDays'],
    params: { rule: 'TOO_BIG' },
  })
export type CampaignEvent = z.output<typeof CampaignEvent>

/** What a mail says. */
export const MailMessage = z.object({
  subject: oneLine(1, 100).refine(knowsVariables, variableFault),
  content: richText.refine(knowsVariables, variableFault),
})

/** A button below a friend-talk, which opens a web page. */
export const CampaignButton = z.object({
  name: oneLine(1, LONGEST_FRIENDTALK_BUTTON),
  url: z.url({ protocol: /^https?$/ }).max(500),
})

/** A page of the site. */
const linkPath = z.string().trim().max(300).regex(sitePath)

const input = z.object({
  name: oneLine(1, 60),
  channelType: z.enum(campaignChannels).default('EMAIL'),
  /** What an AlimTalk says: an approved template. Left out of a mail. */
  alimtalkTemplateSeq: seq('alimtalk-template').nullable().default(null),
  audience: Audience,
  /** Only members of this segment, whom the conditions narrow further; null without a segment. */
  segmentSeq: seq('segment').nullable().default(null),
  /** Null for one that is sent once, by hand or at a time. */
  event: NewEvent.nullable().default(null),
  /** Advertising reaches those alone who agreed to it, and bears its label. */
  isAd: z.boolean(),
  /** Of a mail; the others are listed by the beginning of what they say. */
  subject: MailMessage.shape.subject.default(''),
  content: MailMessage.shape.content.default(''),
  /** What a friend-talk, a text message or a notification in the site says: plain text. */
  text: z.string().trim().max(LONGEST_TEXT).refine(knowsVariables, variableFault).default(''),
  /** Where the notification of a campaign in the site leads; null for the start page. */
  linkPath: z.union([z.null(), linkPath]).default(null),
  /** Of a friend-talk. */
  buttons: CampaignButton.array().max(MAX_FRIENDTALK_BUTTONS).default([]),
  /** The picture of a friend-talk or a text message, uploaded before for this use; null without one. */
  imageFileSeq: seq('file').nullable().default(null),
})
/** What a text message says. */
export const TextMessage = z.object({
  text: z.string().trim().min(1).max(LONGEST_TEXT).refine(knowsVariables, variableFault),
  isAd: z.boolean(),
  imageFileSeq: input.shape.imageFileSeq,
})
const TOO_SHORT = { params: { rule: 'TOO_SHORT' } }
/** Each channel needs what it says; what belongs to another one is left out. docs/rules.md R-1095, R-1131. */
export const CampaignInput = input
  .refine(({ channelType, subject }) => channelType !== 'EMAIL' || subject !== '', {
    path: ['subject'],
    ...TOO_SHORT,
  })
  .refine(({ channelType, content }) => channelType !== 'EMAIL' || content !== '', {
    path: ['content'],
    ...TOO_SHORT,
  })
  .refine(({ channelType, text }) => !isPlainText(channelType) || text !== '', {
    path: ['text'],
    ...TOO_SHORT,
  })
  .refine(({ channelType, text }) => channelType !== 'FRIENDTALK' || text.length <= LONGEST_FRIENDTALK, {
    path: ['text'],
    params: { rule: 'TOO_LONG' },
  })
  .refine(({ channelType, text }) => channelType !== 'SITE' || text.length <= LONGEST_NOTIFICATION, {
    path: ['text'],
    params: { rule: 'TOO_LONG' },
  })
  // Names come on top: a text that is too long for one person is not sent to that person.
  .refine(({ channelType, text }) => channelType !== 'SMS' || textKindOf(text) !== null, {
    path: ['text'],
    params: { rule: 'TOO_LONG' },
  })
  .refine(
    ({ channelType, alimtalkTemplateSeq }) => channelType !== 'ALIMTALK' || alimtalkTemplateSeq !== null,
    { path: ['alimtalkTemplateSeq'], ...TOO_SHORT },
  )
  .refine(({ channelType, isAd }) => !isAd || mayAdvertise(channelType), {
    path: ['isAd'],
    params: { rule: 'NO_ADVERTISING' },
  })
  .refine(({ channelType, isAd }) => isAd || mayInform(channelType), {
    path: ['isAd'],
    params: { rule: 'ADVERTISING_ONLY' },
  })
  .refine(({ event, isAd }) => isAd || event === null || !isAdvertising(event.kind), {
    path: ['isAd'],
    params: { rule: 'ADVERTISING_ONLY' },
  })
export type CampaignInput = z.output<typeof CampaignInput>

/** By phone, SENT means taken over by the service, and DELIVERED that the phone received it. */
export const messageStates = [
  'QUEUED',
  'SENDING',
  'SENT',
  'DELIVERED',
  'FAILED',
  'SKIPPED',
  'UNCERTAIN',
] as const

/** Messages by what became of them. */
export const CampaignCounts = z.object({
  queued: z.int(),
  /** Handed over and not known to have failed. */
  sent: z.int(),
  /** Those of them that a phone received; only of campaigns to phones, where the service says so later. */
  delivered: z.int(),
  failed: z.int(),
  /** Left the list before their turn: refused, left the site, lost their address. */
  skipped: z.int(),
  /** The server ended while they were handed over; they are not sent again. */
  uncertain: z.int(),
  opened: z.int(),
  clicked: z.int(),
  unsubscribed: z.int(),
})
export type CampaignCounts = z.output<typeof CampaignCounts>

export const Campaign = z.object({
  campaignId: seq('campaign'),
  name: z.string(),
  channelType: z.enum(campaignChannels),
  trigger: z.enum(campaignTriggers),
  state: z.enum(campaignStates),
  /** Why it was paused by itself: the code of who takes the messages, or NO_ACCOUNT. Null where a person paused it. */
  pauseReason: z.string().nullable(),
  isAd: z.boolean(),
  event: CampaignEvent.nullable(),
  subject: z.string(),
  /** When it is to be sent; null for a draft, and where it was sent at once. */
  scheduledAt: instant.nullable(),
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  createdAt: instant,
  counts: CampaignCounts,
})
export type Campaign = z.output<typeof Campaign>

/** An uploaded picture of a friend-talk or a text message, at its address on the site. */
export const CampaignImage = z.object({ fileSeq: seq('file'), url: z.string() })

export const CampaignDetail = Campaign.extend({
  /** Of a mail HTML, otherwise plain text. */
  content: z.string(),
  linkPath: z.string().nullable(),
  buttons: CampaignButton.array(),
  /** The picture of a friend-talk or a text message. */
  image: CampaignImage.nullable(),
  alimtalkTemplateSeq: seq('alimtalk-template').nullable(),
  audience: Audience,
  /** A deleted one holds nobody. */
  segment: z.object({ segmentSeq: seq('segment'), name: z.string(), isDeleted: z.boolean() }).nullable(),
})

/** One step of a curve: what happened until this hour since the first message. */
export const CampaignHour = z.object({
  hour: instant,
  opened: z.int(),
  clicked: z.int(),
})

export const CampaignMessage = z.object({
  userSeq: seq('user'),
  /** About which lesson, or which end, where a campaign writes to one person more than once; otherwise empty. */
  cause: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(messageStates),
  /** Why it failed or was left out. */
  reason: z.string().nullable(),
  sentAt: instant.nullable(),
  openedAt: instant.nullable(),
  clickedAt: instant.nullable(),
})
