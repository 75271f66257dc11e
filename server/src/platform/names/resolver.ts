import { Resolver } from 'node:dns/promises'

/** What the outside world's name servers say; nothing where they say nothing. */
export interface NameResolver {
  txt: (name: string) => Promise<string[]>
  cname: (name: string) => Promise<string[]>
  addresses: (name: string) => Promise<string[]>
}

/** Asks anew each time: somebody who waits for a name has just changed it. */
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

/** A name without such a record, and a server that does not answer, say nothing: it is asked again later. */
const said = <Records>(answer: Promise<Records[]>) => answer.catch((): Records[] => [])
