import type { Output } from 'contract/http/endpoint'
import * as api from 'contract/site/domains/api'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type Domain = Output<typeof api.listDomains>['list'][number]
export type DnsRecord = Domain['proof']

export const useDomains = () => useEndpoint(api.listDomains, {})
export const useRequestDomain = () => useCommand(api.requestDomain, {})
export const useCheckDomain = () => useCommand(api.checkDomain, {})
export const useMakePrimary = () => useCommand(api.makePrimary, {})
export const useRemoveDomain = () => useCommand(api.removeDomain, {})
