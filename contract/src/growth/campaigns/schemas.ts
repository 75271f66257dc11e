import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'
import { oneLine, richText } from '../../values/texts.ts'
import { Audience } from '../segments/audience.schemas.ts'
import { campaignEventKinds, MAX_DELAY_DAYS, minDelayDays } from './events.rules.ts'
import { campaignChannels, campaignStates, campaignTriggers, unknownVariables } from './campaigns.rules.ts'

export const path = '/channels/:channelSeq/campaigns'

const knowsVariables = (text: string) => unknownVariables(text).length === 0
const variableFault = { params: { rule: 'UNKNOWN_VARIABLE' } }

const MAX_CHOSEN = 50
/** What makes it go out by itself, and how many days later. docs/rules.md R-1126. */
export const CampaignEvent = z.object({
  kind: z.enum(campaignEventKinds),
  /** None means any class of the site. */
  courseSeqs: seq('course').array().max(MAX_CHOSEN),
  /** None means any form of the site. */
  formSeqs: seq('form').array().max(MAX_CHOSEN),
  delayDays: z.int().min(0).max(MAX_DELAY_DAYS),
})
const NewEvent = CampaignEvent.extend({
  courseSeqs: CampaignEvent.shape.courseSeqs.default([]),
  formSeqs: CampaignEvent.shape.formSeqs.default([]),
  delayDays: CampaignEvent.shape.delayDays.default(0),
}).refine(({ kind, delayDays }) => delayDays >= minDelayDays(kind), {
  path: ['delayDays'],
  params: { rule: 'TOO_SMALL' },
})
export type CampaignEvent = z.output<typeof CampaignEvent>

/** What a mail says. */
export const MailMessage = z.object({
  subject: oneLine(1, 100).refine(knowsVariables, variableFault),
  content: richText.refine(knowsVariables, variableFault),
})

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
  /** Of a mail; an AlimTalk says what its template says. */
  subject: MailMessage.shape.subject.default(''),
  content: MailMessage.shape.content.default(''),
})
const TOO_SHORT = { params: { rule: 'TOO_SHORT' } }
/** Advertising may not be sent by AlimTalk. docs/rules.md R-1131. */
export const CampaignInput = input
  .refine(({ channelType, subject }) => channelType === 'ALIMTALK' || subject !== '', {
    path: ['subject'],
    ...TOO_SHORT,
  })
  .refine(({ channelType, content }) => channelType === 'ALIMTALK' || content !== '', {
    path: ['content'],
    ...TOO_SHORT,
  })
  .refine(
    ({ channelType, alimtalkTemplateSeq }) => channelType !== 'ALIMTALK' || alimtalkTemplateSeq !== null,
    { path: ['alimtalkTemplateSeq'], ...TOO_SHORT },
  )
  .refine(({ channelType, isAd }) => channelType !== 'ALIMTALK' || !isAd, {
    path: ['isAd'],
    params: { rule: 'NO_ADVERTISING' },
  })
export type CampaignInput = z.output<typeof CampaignInput>

/** Messages by what became of them. */
export const CampaignCounts = z.object({
  queued: z.int(),
  sent: z.int(),
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

export const CampaignDetail = Campaign.extend({
  /** Of an AlimTalk: plain text. */
  content: z.string(),
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
  name: z.string(),
  email: z.string(),
  state: z.enum(['QUEUED', 'SENDING', 'SENT', 'FAILED', 'SKIPPED', 'UNCERTAIN']),
  /** Why it failed or was left out. */
  reason: z.string().nullable(),
  sentAt: instant.nullable(),
  openedAt: instant.nullable(),
  clickedAt: instant.nullable(),
})
