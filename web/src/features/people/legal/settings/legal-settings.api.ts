import type { Output } from 'contract/http/endpoint'
import { getAdminTerms, listAgreements, publishTerms, withdrawTerms } from 'contract/people/legal/api'
import type { LegalKind } from 'contract/people/legal/terms.rules'
import { useCommand, useEndpoint } from '../../../../platform/endpoint.ts'

export type LegalTexts = Output<typeof getAdminTerms>['kinds'][number]
export type Published = LegalTexts['versions'][number]
export type Answer = Output<typeof listAgreements>['list'][number]

export const useLegalTexts = () => useEndpoint(getAdminTerms, {})
export const usePublish = (kind: LegalKind) => useCommand(publishTerms, { termsKind: kind })
export const useWithdraw = (kind: LegalKind) => useCommand(withdrawTerms, { termsKind: kind })
interface LegalQuery {
  q: string
  kind: LegalKind | ''
  page: number
  size: number
}
export const useAgreements = ({ q, kind, page, size }: LegalQuery) =>
  useEndpoint(
    listAgreements,
    { query: { page, size, ...(q && { q }), ...(kind && { kind }) } },
    { keep: true },
  )
