import { pixelNames } from 'contract/site/sites/tools.rules'
import type { SnippetDraft, SnippetFault, SnippetNeeds } from 'contract/growth/integrations/snippets.schemas'
import { withRelatedHosts } from '../../../platform/third-party/related-hosts.ts'
import { joined, noPolicy, type Foreign, type Policy } from '../../../platform/third-party/policy.ts'
import { readSnippet, type ReadSnippet } from '../../../platform/third-party/read-snippet.ts'
import type { InjectedTools } from '../../site/sites/sites.public.ts'
import { pixelCode } from './pixels.rules.ts'

const CHAT_HOST = 'cdn.channel.io'
/** The content security policy for the support chat of staff. */
export const chatPolicy = withRelatedHosts({ ...noPolicy, scripts: [CHAT_HOST] })

interface ScriptMarkup {
  foreign: Foreign
  faults: SnippetFault[]
}

/** A snippet as pages output it: `noscript` content is in the body, wherever the owner put it. */
export function written({ head, body, moreHosts }: SnippetDraft): ScriptMarkup {
  const above = readSnippet(head, 'head')
  const below = readSnippet(body, 'body')
  const more: Policy = { ...noPolicy, scripts: moreHosts, talks: moreHosts }
  const policies = [...above.pieces, ...below.pieces].map(({ policy }) => policy)
  return {
    foreign: {
      head: htmlOf(above.pieces.filter(({ isFallback }) => !isFallback)),
      body: htmlOf([...above.pieces.filter(({ isFallback }) => isFallback), ...below.pieces]),
      policy: withRelatedHosts(joined(more, ...policies)),
    },
    faults: [...above.faults, ...below.faults],
  }
}
const htmlOf = (pieces: ReadSnippet['pieces']) => pieces.map(({ html }) => html).join('')

export const needsOf = ({ hashes, scripts, talks, styles }: Policy): SnippetNeeds => ({
  inlineScripts: hashes.length,
  scriptHosts: [...scripts],
  talkHosts: joined({ ...noPolicy, talks }, { ...noPolicy, talks: styles }).talks.slice(),
})

/** Third-party scripts of a site's storefront pages; null for none. */
export function injectedScripts({ pixels }: InjectedTools, snippet: SnippetDraft | null): Foreign | null {
  const hasPixels = pixelNames.some((name) => pixels[name] !== null)
  if (!hasPixels && !snippet) return null
  const measuring = written({ head: pixelCode(pixels), body: '', moreHosts: [] }).foreign
  const own = snippet ? written(snippet).foreign : { head: '', body: '', policy: noPolicy }
  return {
    head: measuring.head + own.head,
    body: measuring.body + own.body,
    policy: joined(measuring.policy, own.policy),
  }
}
