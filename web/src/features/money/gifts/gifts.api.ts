import * as api from 'contract/money/gifts/api'
import type { GiftState } from 'contract/money/gifts/gifts.rules'
import type { Output } from 'contract/http/endpoint'
import type { MembershipSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type OwnGift = Output<typeof api.listMyGifts>['list'][number]
export type ManagedGift = Output<typeof api.listGifts>['list'][number]
export type ReceivedGift = Output<typeof api.getReceivedGift>

const CHECK_MS = 5000
const isUnsure = ({ state, isRefunded, isRefundRefused }: OwnGift) =>
  state === 'PAYING' || (state === 'RETURNED' && !isRefunded && !isRefundRefused)
/** Asked again while nobody knows whether one was paid, or is back. */
export const useMyGifts = (query: { page: number; size: number }) =>
  useEndpoint(
    api.listMyGifts,
    { query },
    { keep: true, every: (data) => (data?.list.some(isUnsure) ? CHECK_MS : false) },
  )
export const useReceivedGift = (code: string) =>
  useEndpoint(api.getReceivedGift, { query: { giftCode: code } }, { enabled: code !== '' })

interface Choice {
  q: string
  state: GiftState | null
  page: number
  size: number
}
export const useGifts = ({ q, state, page, size }: Choice) =>
  useEndpoint(
    api.listGifts,
    { query: { page, size, ...(q && { q }), ...(state && { state }) } },
    { keep: true },
  )

export const useGive = (membershipSeq: MembershipSeq) => useCommand(api.giveMembership, { membershipSeq })
export const useSendGift = () => useCommand(api.sendGift, {})
export const useTakeGiftBack = () => useCommand(api.takeGiftBack, {})
export const useAcceptGift = () => useCommand(api.acceptGift, {})
