import { seoulDateTime } from '../../values/korea-time.ts'

/** `channelType`: the medium of a campaign. */
export const campaignChannels = ['EMAIL', 'ALIMTALK', 'FRIENDTALK', 'SMS', 'SITE'] as const
export type CampaignChannel = (typeof campaignChannels)[number]

/** Whether it goes to a number, through the account of the site at Solapi. */
export const goesToPhones = (channelType: CampaignChannel) =>
  channelType === 'ALIMTALK' || channelType === 'FRIENDTALK' || channelType === 'SMS'
/** Whether it says plain text that staff write. */
export const isPlainText = (channelType: CampaignChannel) =>
  channelType === 'FRIENDTALK' || channelType === 'SMS' || channelType === 'SITE'
/** Which pictures a channel takes, where it takes one: the service keeps those of Kakao and of carriers apart. */
export const pictureUses = ['FRIENDTALK', 'SMS'] as const
export type PictureUse = (typeof pictureUses)[number]
export const pictureUseOf = (channelType: CampaignChannel): PictureUse | null =>
  pictureUses.find((use) => use === channelType) ?? null
/** Whether anybody hears that it was seen: carriers and Kakao do not say. */
export const countsOpened = (channelType: CampaignChannel) =>
  channelType === 'EMAIL' || channelType === 'SITE'
/** Longest text of a notification. */
export const LONGEST_NOTIFICATION = 200
/** Kakao passes an AlimTalk on as information alone and a friend-talk as advertising alone. docs/rules.md R-1131, R-1095. */
export const mayAdvertise = (channelType: CampaignChannel) => channelType !== 'ALIMTALK'
export const mayInform = (channelType: CampaignChannel) => channelType !== 'FRIENDTALK'

/** `trigger`: at once, at a time of its own, or whenever something happens. */
export const campaignTriggers = ['NOW', 'SCHEDULED', 'EVENT'] as const
export type CampaignTrigger = (typeof campaignTriggers)[number]

/** A draft is not planned yet, an active one goes out by itself; what was sent to its end or stopped stays as it is. */
export const campaignStates = [
  'DRAFT',
  'SCHEDULED',
  'SENDING',
  'ACTIVE',
  'PAUSED',
  'DONE',
  'STOPPED',
] as const
export type CampaignState = (typeof campaignStates)[number]

/** Whether subject, text and receivers may still change. docs/rules.md R-1080. */
export const isEditable = (state: CampaignState) => state === 'DRAFT' || state === 'SCHEDULED'

interface Counted {
  members: number
  reachable: number
  consenting: number
  withPhone: number
  adPhones: number
}
/** How many of the counted members it reaches. */
export function reachOf(
  { channelType, isAd }: { channelType: CampaignChannel; isAd: boolean },
  counted: Counted,
) {
  if (goesToPhones(channelType)) return isAd ? counted.adPhones : counted.withPhone
  if (channelType === 'SITE' && !isAd) return counted.members
  return isAd ? counted.consenting : counted.reachable
}

/** What its switch makes of a campaign; null where it has none. docs/rules.md R-1081. */
export function toggled(
  state: CampaignState,
  { isBegun, hasEvent }: { isBegun: boolean; hasEvent: boolean },
): CampaignState | null {
  if (state === 'SCHEDULED' || state === 'SENDING' || state === 'ACTIVE') return 'PAUSED'
  if (state !== 'PAUSED') return null
  if (hasEvent) return 'ACTIVE'
  return isBegun ? 'SENDING' : 'SCHEDULED'
}

export const isUnderWay = (state: CampaignState) =>
  state === 'SCHEDULED' || state === 'SENDING' || state === 'ACTIVE' || state === 'PAUSED'

/** The label that the Network Act (art. 50) wants at the start of an advertisement's subject. */
export const AD_LABEL = '(광고)'
const labelled = /^\s*[([（［]\s*광\s*고\s*[)\]）］]\s*/

/** The subject as it is sent: with one label, written as the law writes it, where it advertises. docs/rules.md R-1083. */
export function subjectOf({ subject, isAd }: { subject: string; isAd: boolean }) {
  const bare = subject.replace(labelled, '')
  return isAd ? `${AD_LABEL} ${bare}` : bare
}

/** The words a text may hold in place of what differs by person. */
export const campaignVariables = ['이름', '사이트'] as const
export type CampaignVariable = (typeof campaignVariables)[number]

/** What the variables stand for, for one person. */
export const variableValues = (name: string, siteName: string): Record<CampaignVariable, string> => ({
  이름: name,
  사이트: siteName,
})

const variable = /#\{([^{}<>]{0,40})\}/g
/** Variables of a text that are none. */
export const unknownVariables = (text: string) =>
  [...text.matchAll(variable)].flatMap(([whole, name = '']) =>
    campaignVariables.some((one) => one === name.trim()) ? [] : [whole],
  )
/** The text for one person. `written` makes a value fit for where the text stands. */
export const filled = (
  text: string,
  values: Readonly<Record<CampaignVariable, string>>,
  written: (value: string) => string = (value) => value,
) =>
  text.replace(variable, (whole, name: string) => {
    const known = campaignVariables.find((one) => one === name.trim())
    return known === undefined ? whole : written(values[known])
  })

/** A time in the past is sent at once; a time too far ahead is a slip of the hand. */
export const MAX_DAYS_AHEAD = 365
export const isTooFar = (sendAt: Date, now: Date) =>
  sendAt.getTime() - now.getTime() > MAX_DAYS_AHEAD * 86_400_000

/** The share of the delivered messages in tenths of a percent; null where none was. */
export const shareOf = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10

/** `2026-11-26 15:30`, in Seoul. */
export const sendTime = (at: Date) => seoulDateTime(at).slice(0, 16)
