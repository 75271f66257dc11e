import * as api from 'contract/views/studio/api'
import {
  studioPaymentStates,
  type StudioPaymentState,
  type StudioPaymentType,
} from 'contract/views/studio/studio.rules'
import { useEndpoint } from '../../../platform/endpoint.ts'

interface Search {
  q: string
  page: number
  size: number
}
export const useStudioMembers = ({ q, ...turned }: Search) =>
  useEndpoint(api.listStudioMembers, { query: { ...turned, ...(q && { q }) } }, { keep: true })
export const useStudioMember = (userUid: string) => useEndpoint(api.getStudioMember, { userUid })

export const useStudioCourses = ({ q, ...turned }: Search) =>
  useEndpoint(api.listStudioCourses, { query: { ...turned, ...(q && { q }) } }, { keep: true })

export const stateFrom = (text: string | null) => studioPaymentStates.find((one) => one === text) ?? null

export const useStudioPayments = ({
  q,
  state,
  ...query
}: Search & { type: StudioPaymentType; state: StudioPaymentState | null }) =>
  useEndpoint(
    api.listStudioPayments,
    { query: { ...query, ...(q && { q }), ...(state && { state }) } },
    { keep: true },
  )
