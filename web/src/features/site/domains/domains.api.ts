import type { Output } from 'contract/http/endpoint'
import * as promised from 'contract/site/domains/api'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type Domain = Output<typeof promised.listDomains>['list'][number]
export type DnsRecord = Domain['proof']

export const useDomains = () => useEndpoint(promised.listDomains, {})
export const useRequestDomain = () => useCommand(promised.requestDomain, {})
export const useCheckDomain = () => useCommand(promised.checkDomain, {})
export const useMakePrimary = () => useCommand(promised.makePrimary, {})
export const useRemoveDomain = () => useCommand(promised.removeDomain, {})
