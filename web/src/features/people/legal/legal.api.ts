import type { Output } from 'contract/http/endpoint'
import {
  answerTerms,
  getPlatformTerms,
  getTerms,
  getTermsVersion,
  listTermsNews,
} from 'contract/people/legal/api'
import type { LegalKind } from 'contract/people/legal/terms.rules'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import { useSite } from '../../../platform/site.tsx'

export type Version = Output<typeof getTerms>['versions'][number]
export type News = Output<typeof listTermsNews>['list'][number]

/** The texts in force at the site or the platform, fetched when the user opens them. */
export function useTerms(isEnabled: boolean) {
  const { channel } = useSite()
  const ofSite = useEndpoint(getTerms, {}, { enabled: isEnabled && channel !== null })
  const ofPlatform = useEndpoint(getPlatformTerms, {}, { enabled: isEnabled && channel === null })
  return {
    site: ofSite.data,
    data: channel ? ofSite.data : ofPlatform.data,
    error: channel ? ofSite.error : ofPlatform.error,
    refetch: channel ? ofSite.refetch : ofPlatform.refetch,
  }
}
export const useVersion = (kind: LegalKind, version: number, isEnabled: boolean) =>
  useEndpoint(getTermsVersion, { termsKind: kind, version }, { enabled: isEnabled })
export const useTermsNews = () => useEndpoint(listTermsNews, {})
export const useAnswerTerms = () => useCommand(answerTerms, {})
