import { Resolver } from 'node:dns/promises'

/** DNS lookups; empty without records. */
export interface NameResolver {
  txt: (name: string) => Promise<string[]>
  cname: (name: string) => Promise<string[]>
  addresses: (name: string) => Promise<string[]>
}

/** Does not cache: an owner who waits has just changed the records. */
export function dnsResolver(): NameResolver {
  const resolver = new Resolver({ timeout: 3000, tries: 2 })
  return {
    txt: (name) =>
      said(resolver.resolveTxt(name)).then((records) => records.map((pieces) => pieces.join(''))),
    cname: (name) => said(resolver.resolveCname(name)),
    addresses: async (name) => {
      const [four, six] = await Promise.all([said(resolver.resolve4(name)), said(resolver.resolve6(name))])
      return [...four, ...six]
    },
  }
}

/** A missing record and a failing server both return nothing: the check is repeated later. */
const said = <Records>(answer: Promise<Records[]>) => answer.catch((): Records[] => [])
