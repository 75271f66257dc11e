import * as api from 'contract/growth/campaigns/api'
import {
  campaignStates,
  isPlainText,
  mayAdvertise,
  mayInform,
} from 'contract/growth/campaigns/campaigns.rules'
import { delayDaysOf, isAdvertising, isOfClass } from 'contract/growth/campaigns/events.rules'
import { listForms } from 'contract/growth/forms/api'
import { listCoupons } from 'contract/money/coupons/api'
import type { Input, Output } from 'contract/http/endpoint'
import type { CampaignSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import { useSession } from '../../../platform/session.tsx'
import { conditionsOf, type ConditionDraft } from '../segments/conditions.api.ts'

export type Campaign = Output<typeof api.listCampaigns>['list'][number]
export type CampaignDetail = Output<typeof api.getCampaign>
export type CampaignDashboard = Output<typeof api.getCampaignDashboard>
export type CampaignMessage = Output<typeof api.listCampaignMessages>['list'][number]
export type MessageState = CampaignMessage['state']
type CampaignInput = Input<typeof api.createCampaign>['body']

const POLL_MS = 4000
const isMoving = (state: Campaign['state'] | undefined) => state === 'SENDING' || state === 'SCHEDULED'

export const campaignFilterFrom = (params: URLSearchParams) => ({
  q: params.get('q') ?? '',
  state: campaignStates.find((state) => state === params.get('state')),
})
export const useCampaigns = (
  { q, state }: ReturnType<typeof campaignFilterFrom>,
  turned: { page: number; size: number },
) =>
  useEndpoint(
    api.listCampaigns,
    { query: { ...turned, ...(q && { q }), ...(state && { state }) } },
    { keep: true },
  )
/** The sends by AlimTalk. */
export const useAlimtalkCampaigns = (turned: { page: number; size: number }) =>
  useEndpoint(api.listCampaigns, { query: { ...turned, channelType: 'ALIMTALK' } }, { keep: true })
export const useCampaignCounts = () => useEndpoint(api.countCampaigns, {})

/** What is being sent is read again every few seconds. */
export const useCampaign = (campaignId: CampaignSeq) =>
  useEndpoint(
    api.getCampaign,
    { campaignId },
    { every: (campaign) => (isMoving(campaign?.state) ? POLL_MS : false) },
  )
export const useCampaignDashboard = (campaignId: CampaignSeq) =>
  useEndpoint(api.getCampaignDashboard, { campaignId })
export const useCampaignMessages = (
  campaignId: CampaignSeq,
  state: MessageState | undefined,
  turned: { page: number; size: number },
) =>
  useEndpoint(
    api.listCampaignMessages,
    { campaignId, query: { ...turned, ...(state && { state }) } },
    { keep: true },
  )

export const useCreateCampaign = () => useCommand(api.createCampaign, {})
export const useModifyCampaign = () => useCommand(api.modifyCampaign, {})
export const useSendCampaign = (campaignId: CampaignSeq) => useCommand(api.sendCampaign, { campaignId })
export const useToggleCampaign = () => useCommand(api.toggleCampaign, {})
export const useStopCampaign = () => useCommand(api.stopCampaign, {})
export const useDeleteCampaign = () => useCommand(api.deleteCampaign, {})
export const useCampaignImageUpload = () => useCommand(api.uploadCampaignImage, {})
export const useTestCampaign = () => useCommand(api.testCampaign, {})
export const useTestText = () => useCommand(api.testCampaignText, {})

/** How many members segment and conditions choose; half-written conditions are left out. */
export function useAudienceCount({ segment, conditions }: Pick<CampaignDraft, 'segment' | 'conditions'>) {
  const audience = JSON.stringify({ conditions: conditionsOf(conditions) })
  const query = { audience, ...(segment && { segmentSeq: segment.segmentSeq }) }
  return useEndpoint(api.countAudience, { query }, { keep: true })
}
type Event = NonNullable<CampaignDetail['event']>
/** What makes a campaign go out by itself, while it is written: the number of days may be missing. */
export type EventDraft = Omit<Event, 'delayDays'> & { delayDays: number | null }
export const freshEvent: EventDraft = {
  kind: 'ENROLLED',
  courseSeqs: [],
  formSeqs: [],
  delayDays: 0,
  couponInfoSeq: null,
}
export const isDelayWrong = ({ kind, delayDays }: EventDraft) =>
  delayDays === null || delayDays < delayDaysOf(kind).least

/** The coupons of the site; none for staff who do not see them. */
export function useCouponChoices() {
  const { can } = useSession()
  return useEndpoint(listCoupons, {}, { enabled: can('SITE_COUPON_READ') }).data?.list ?? []
}

/** The first hundred forms that can be answered; none for staff who do not see forms. */
export function useOpenForms() {
  const { can } = useSession()
  const query = { state: 'PUBLISHED' as const, page: 1, size: 100 }
  const { data } = useEndpoint(listForms, { query }, { enabled: can('SITE_FORM_READ') })
  return data?.list.map(({ formSeq, title }) => ({ seq: formSeq, title })) ?? []
}

export interface CampaignDraft {
  name: string
  channelType: Campaign['channelType']
  /** What an AlimTalk says. */
  alimtalkTemplateSeq: CampaignDetail['alimtalkTemplateSeq']
  isAd: boolean
  subject: string
  content: string
  /** What a friend-talk, a text message or a notification in the site says. */
  text: string
  /** Where a notification in the site leads; empty for the start page. */
  linkPath: string
  buttons: CampaignDetail['buttons']
  image: CampaignDetail['image']
  /** Null for members of all segments and of none. */
  segment: CampaignDetail['segment']
  conditions: ConditionDraft[]
  /** Null for one that is sent once. */
  event: EventDraft | null
}
export const emptyDraft: CampaignDraft = {
  name: '',
  channelType: 'EMAIL',
  alimtalkTemplateSeq: null,
  isAd: true,
  subject: '',
  content: '',
  text: '',
  linkPath: '',
  buttons: [],
  image: null,
  segment: null,
  conditions: [],
  event: null,
}

export const draftOf = ({
  name,
  channelType,
  alimtalkTemplateSeq,
  isAd,
  subject,
  content,
  linkPath,
  buttons,
  image,
  segment,
  audience,
  event,
}: CampaignDetail): CampaignDraft => ({
  name,
  channelType,
  alimtalkTemplateSeq,
  isAd,
  ...(channelType === 'EMAIL' ? { subject, content } : { subject: '', content: '' }),
  text: isPlainText(channelType) ? content : '',
  linkPath: linkPath ?? '',
  buttons,
  image,
  segment,
  conditions: audience.conditions,
  event,
})

export const bodyOf = ({ conditions, segment, ...draft }: CampaignDraft): CampaignInput => ({
  ...messageOf(draft),
  event: draft.event && eventOf(draft.event),
  segmentSeq: segment?.segmentSeq ?? null,
  audience: { conditions: conditionsOf(conditions) },
})

/** Whether it goes out as advertising: some channels and events carry nothing else, other channels none. docs/rules.md R-1095, R-1131, R-1169. */
export const isAdOf = ({ channelType, isAd, event }: Pick<CampaignDraft, 'channelType' | 'isAd' | 'event'>) =>
  mayAdvertise(channelType) && (isAd || !mayChoose({ channelType, event }))
/** Whether its writer chooses if it advertises. */
export const mayChoose = ({ channelType, event }: Pick<CampaignDraft, 'channelType' | 'event'>) =>
  mayAdvertise(channelType) && mayInform(channelType) && !(event && isAdvertising(event.kind))

/** Only what belongs to its channel. */
function messageOf(draft: Omit<CampaignDraft, 'conditions' | 'segment'>) {
  const { name, channelType, alimtalkTemplateSeq, subject, content, buttons, image } = draft
  const about = { name, channelType, isAd: isAdOf(draft) }
  if (channelType === 'ALIMTALK') return { ...about, alimtalkTemplateSeq }
  if (channelType === 'EMAIL') return { ...about, subject, content }
  const said = { ...about, text: draft.text.trim() }
  if (channelType === 'SITE') return { ...said, linkPath: draft.linkPath.trim() || null }
  const pictured = { ...said, imageFileSeq: image?.fileSeq ?? null }
  if (channelType === 'SMS') return pictured
  return {
    ...pictured,
    buttons: buttons.map(({ name: label, url }) => ({ name: label.trim(), url: url.trim() })),
  }
}

/** Only what belongs to this kind of event. */
function eventOf({ kind, courseSeqs, formSeqs, delayDays, couponInfoSeq }: EventDraft) {
  return {
    kind,
    courseSeqs: isOfClass(kind) ? courseSeqs : [],
    formSeqs: kind === 'FORM_SENT' ? formSeqs : [],
    delayDays: delayDays ?? 0,
    couponInfoSeq: isAdvertising(kind) ? (couponInfoSeq ?? null) : null,
  }
}
