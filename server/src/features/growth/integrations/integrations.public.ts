import type { Code, SnippetDraft } from 'contract/growth/integrations/snippets.schemas'
import { carriesOf } from 'contract/growth/integrations/third-party'
import type { ChannelSeq } from 'contract/values/ids'
import type { Clock } from '../../../platform/clock.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { CHANNEL_TOPIC, ChannelChanged } from '../../../platform/realtime/bus.ts'
import { perBus, remember, remembered } from '../../../platform/remember.ts'
import { joined, noPolicy, type Foreign } from '../../../platform/third-party/policy.ts'
import {
  findInjectedTools,
  siteCodePolicy,
  type Asking,
  type InjectedTools,
} from '../../site/sites/sites.public.ts'
import { injectedScripts, chatPolicy, needsOf, written } from './injected-scripts.views.ts'
import { findVersion } from './snippets.queries.ts'
import { readPreview, PREVIEW, PREVIEW_SCRIPT } from './snippet-preview.views.ts'

interface CachedIntegrations {
  tools: InjectedTools
  foreign: Foreign | null
}
const cacheOf = perBus((bus) => {
  const known = remembered<ChannelSeq, CachedIntegrations | null>()
  bus.subscribe(CHANNEL_TOPIC, (said) => known.delete(ChannelChanged.parse(said).channelSeq))
  return known
})

type Showing = Asking & { now: Clock; dbOf: (channelSeq: ChannelSeq) => ChannelDb | Promise<ChannelDb> }

/** Third-party services insert their scripts before the first one of a page: this placeholder in the head is always it. */
const FIRST = '<script type="text/plain" data-foreign></script>'
const nothing: Foreign = { head: '', body: '', policy: noPolicy }

interface Page {
  channelSeq: ChannelSeq
  url: URL
  /** The session of the browser's cookie; null without one. */
  sessionHash: string | null
}
/** The third-party code of a page; null for none. docs/rules.md R-270. */
export async function findForeign(ctx: Showing, page: Page): Promise<Foreign | null> {
  const carries = carriesOf(page.url.pathname)
  if (carries === 'none') return null
  const known = await knownOf(ctx, page.channelSeq)
  if (!known) return null
  const { tools, foreign } = known
  const chat = tools.apiKeyId === null ? noPolicy : chatPolicy
  const shown = carries === 'all' ? ((await triedOut(ctx, page, tools)) ?? foreign) : null
  if (shown === null && tools.apiKeyId === null) return null
  const { head, body, policy } = shown ?? nothing
  return { head: shown ? FIRST + head : '', body, policy: joined(policy, chat) }
}

/** Cached while pages run the same version. */
async function knownOf(ctx: Showing, channelSeq: ChannelSeq) {
  const memory = cacheOf(ctx.ports.bus)
  const read = () =>
    remember(memory, channelSeq, async (): Promise<CachedIntegrations | null> => {
      const tools = await findInjectedTools(ctx, channelSeq)
      if (!tools) return null
      return {
        tools,
        foreign: injectedScripts(tools, await snippetOf(ctx, channelSeq, tools.snippetVersion)),
      }
    })
  const known = await read()
  const now = await findInjectedTools(ctx, channelSeq)
  if (known?.tools.snippetVersion === now?.snippetVersion) return known
  // A second owner joined the installation: code that ran without approval now requires it.
  memory.delete(channelSeq)
  return read()
}

async function snippetOf(
  ctx: Showing,
  channelSeq: ChannelSeq,
  version: number | null,
): Promise<SnippetDraft | null> {
  return version === null ? null : findVersion(await ctx.dbOf(channelSeq), version)
}

async function triedOut(
  ctx: Showing,
  { channelSeq, url, sessionHash }: Page,
  tools: InjectedTools,
): Promise<Foreign | null> {
  const ticket = url.searchParams.get(PREVIEW)
  if (ticket === null || sessionHash === null || (await siteCodePolicy(ctx)) === 'off') return null
  const version = readPreview(ctx.ports, { channelSeq, sessionHash, ticket }, ctx.now())
  const foreign = version === null ? null : injectedScripts(tools, await snippetOf(ctx, channelSeq, version))
  return foreign && { ...foreign, head: `<script src="${PREVIEW_SCRIPT}"></script>${foreign.head}` }
}

export { decideSiteCode } from './site-code-review.service.ts'

/** A version's text and requirements; null where there is none. */
export async function findCode(db: ChannelDb, version: number): Promise<Code | null> {
  const draft = await findVersion(db, version)
  return draft && { ...draft, version, needs: needsOf(written(draft).foreign.policy) }
}
