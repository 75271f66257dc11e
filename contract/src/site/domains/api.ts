import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, seq } from '../../values/ids.ts'
import { Domain, domainStates, path } from './schemas.ts'

export const listDomains = endpoint({
  method: 'GET',
  base: 'util',
  path,
  access: 'SITE_SUPPORT_UPDATE',
  reply: z.object({ list: Domain.array(), siteUrl: z.string() }),
  shows: 'domains',
})
export const requestDomain = endpoint({
  method: 'POST',
  base: 'util',
  path,
  access: 'SITE_SUPPORT_UPDATE',
  action: 'domains.requestDomain',
  recent: true,
  body: z.object({ domain: z.string().trim().min(1).max(300) }),
  reply: z.object({ domainSeq: seq('domain') }),
  refuses: ['ADDRESS_TAKEN', 'DOMAIN_UNUSABLE', 'TOO_MANY_DOMAINS'],
  touches: ['domains'],
})
/** Checks the domain now; a domain that had failed is retried. */
export const checkDomain = endpoint({
  method: 'POST',
  base: 'util',
  path: `${path}/:domainSeq/check`,
  access: 'SITE_SUPPORT_UPDATE',
  action: 'domains.checkDomain',
  reply: z.object({ state: z.enum(domainStates) }),
  refuses: ['NOT_FOUND', 'ADDRESS_TAKEN'],
  touches: ['domains', 'sites'],
})
export const makePrimary = endpoint({
  method: 'POST',
  base: 'util',
  path: `${path}/:domainSeq/primary`,
  access: 'SITE_SUPPORT_UPDATE',
  action: 'domains.makePrimary',
  recent: true,
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['domains', 'sites'],
})
export const removeDomain = endpoint({
  method: 'POST',
  base: 'util',
  path: `${path}/:domainSeq/delete`,
  access: 'SITE_SUPPORT_UPDATE',
  action: 'domains.removeDomain',
  recent: true,
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['domains', 'sites'],
})
/** Called by a proxy before it requests a certificate: succeeds only for verified domains. */
export const mayServe = endpoint({
  method: 'GET',
  path: '/domains/allowed',
  access: 'public',
  query: z.object({ domain: z.string().max(300) }),
  reply: nothing,
  refuses: ['NOT_FOUND'],
})
