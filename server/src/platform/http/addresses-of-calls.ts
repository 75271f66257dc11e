import type { Endpoint } from 'contract/http/endpoint'
import { bases } from 'contract/http/endpoint-address'

const postedAs: Partial<Record<Endpoint['method'], string>> = { DELETE: '/delete', PUT: '/update' }

/**
 * Method and address of a call, its own first. What is deleted or put can be posted, too, for programs and proxies that
 * know GET and POST alone. docs/rules.md R-656.
 */
export function addressesOf({ method, base, path }: Pick<Endpoint, 'method' | 'base' | 'path'>) {
  const own = { method, url: bases[base] + path }
  const suffix = postedAs[method]
  return suffix === undefined ? [own] : [own, { method: 'POST' as const, url: own.url + suffix }]
}
