import * as api from 'contract/views/studio/api'
import { studioPaymentStates, type studioPaymentTypes } from 'contract/views/studio/schemas'
import { useEndpoint } from '../../../platform/endpoint.ts'

interface Search {
  q: string
  page: number
  size: number
}
export const useStudioMembers = ({ q, ...turned }: Search) =>
  useEndpoint(api.listStudioMembers, { query: { ...turned, ...(q && { q }) } }, { keep: true })
export const useStudioMember = (userUid: string) => useEndpoint(api.getStudioMember, { userUid })

export type PaymentType = (typeof studioPaymentTypes)[number]
export type PaymentState = (typeof studioPaymentStates)[number]
export const stateFrom = (text: string | null) => studioPaymentStates.find((one) => one === text) ?? null

export const useStudioPayments = ({
  q,
  state,
  ...query
}: Search & { type: PaymentType; state: PaymentState | null }) =>
  useEndpoint(
    api.listStudioPayments,
    { query: { ...query, ...(q && { q }), ...(state && { state }) } },
    { keep: true },
  )
