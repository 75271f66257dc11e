import * as api from 'contract/views/studio/api'
import {
  studioPaymentStates,
  type StudioPaymentState,
  type StudioPaymentType,
} from 'contract/views/studio/studio.rules'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

interface Search {
  q: string
  page: number
  size: number
}
export const useStudioMembers = ({ q, ...turned }: Search) =>
  useEndpoint(api.listStudioMembers, { query: { ...turned, ...(q && { q }) } }, { keep: true })
/** `link()` gives the address of the spreadsheet of the members that the list shows. */
export function useStudioMemberSpreadsheet(q: string) {
  const { run, isRunning } = useCommand(api.downloadStudioMembers, {})
  return { link: () => run({ body: q ? { q } : {} }), isRunning }
}
export const useStudioMember = (userUid: string) => useEndpoint(api.getStudioMember, { userUid })

export const useStudioCourses = ({ q, ...turned }: Search) =>
  useEndpoint(api.listStudioCourses, { query: { ...turned, ...(q && { q }) } }, { keep: true })

export const stateFrom = (text: string | null) => studioPaymentStates.find((one) => one === text) ?? null

export const useStudioPayments = ({ q, state, ...query }: Search & PaymentFilter) =>
  useEndpoint(
    api.listStudioPayments,
    { query: { ...query, ...(q && { q }), ...(state && { state }) } },
    { keep: true },
  )

interface PaymentFilter {
  type: StudioPaymentType
  q: string
  state: StudioPaymentState | null
}
/** `link()` gives the address of the spreadsheet of the payments that the list shows. */
export function useStudioPaymentSpreadsheet({ type, q, state }: PaymentFilter) {
  const { run, isRunning } = useCommand(api.downloadStudioPayments, {})
  return { link: () => run({ body: { type, ...(q && { q }), ...(state && { state }) } }), isRunning }
}
