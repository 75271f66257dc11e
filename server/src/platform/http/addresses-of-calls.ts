import type { Endpoint } from 'contract/http/endpoint'
import { bases } from 'contract/http/endpoint-address'

const postedAs: Partial<Record<Endpoint['method'], string>> = { DELETE: '/delete', PUT: '/update' }

/**
 * Method and path of a call, its own first. DELETE and PUT are also accepted as POST, for programs and proxies that support GET and
 * POST only. docs/rules.md R-656.
 */
export function addressesOf({ method, base, path }: Pick<Endpoint, 'method' | 'base' | 'path'>) {
  const own = { method, url: bases[base] + path }
  const suffix = postedAs[method]
  return suffix === undefined ? [own] : [own, { method: 'POST' as const, url: own.url + suffix }]
}
