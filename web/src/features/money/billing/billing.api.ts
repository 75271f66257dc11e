import {
  beginCardRegistration,
  completeCardRegistration,
  getBillingCard,
  removeBillingCard,
} from 'contract/money/billing/api'
import type { ChannelSeq } from 'contract/values/ids'
import type { Output } from 'contract/http/endpoint'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type BillingReply = Output<typeof getBillingCard>
export type BillingCard = NonNullable<BillingReply['card']>

/** Also of a site that is not the one of the page: the platform has a page for the card too. */
export const useBillingCard = (channelSeq: ChannelSeq) => useEndpoint(getBillingCard, { channelSeq })
export const useBeginRegistration = (channelSeq: ChannelSeq) =>
  useCommand(beginCardRegistration, { channelSeq })
export const useCompleteRegistration = (channelSeq: ChannelSeq) =>
  useCommand(completeCardRegistration, { channelSeq })
export const useRemoveCard = (channelSeq: ChannelSeq) => useCommand(removeBillingCard, { channelSeq })
