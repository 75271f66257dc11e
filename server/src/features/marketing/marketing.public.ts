import type { SnippetDraft } from 'contract/snippets'
import { carriesOf } from 'contract/third-party'
import type { ChannelSeq } from 'contract/values'
import type { Clock } from '../../platform/clock.ts'
import type { ChannelDb } from '../../platform/db/channel-db.ts'
import { CHANNEL_TOPIC, ChannelChanged } from '../../platform/realtime/bus.ts'
import { perBus, remember } from '../../platform/remember.ts'
import { joined, noPolicy, type Foreign } from '../../platform/third-party/policy.ts'
import { findCarriedTools, type Asking, type CarriedTools } from '../channels/channels.public.ts'
import { carriedBy, chatPolicy } from './carried.ts'
import { findVersion } from './snippets.queries.ts'
import { readTryout, TRYOUT, TRYOUT_SCRIPT } from './tryout.ts'

interface Known {
  tools: CarriedTools
  foreign: Foreign | null
}
const memoryOf = perBus((bus) => {
  const known = new Map<ChannelSeq, Promise<Known | null>>()
  bus.hear(CHANNEL_TOPIC, (said) => known.delete(ChannelChanged.parse(said).channelSeq))
  return known
})

type Showing = Asking & { now: Clock; dbOf: (channelSeq: ChannelSeq) => ChannelDb | Promise<ChannelDb> }

/** The first script of a page is looked for by services that put theirs before it: one in the head, always. */
const FIRST = '<script type="text/plain" data-foreign></script>'
const nothing: Foreign = { head: '', body: '', policy: noPolicy }

/** What a page of a site carries of others; null where nothing. docs/rules.md R-270. */
export async function findForeign(
  ctx: Showing,
  { channelSeq, url }: { channelSeq: ChannelSeq; url: URL },
): Promise<Foreign | null> {
  const carries = carriesOf(url.pathname)
  if (carries === 'none') return null
  const known = await knownOf(ctx, channelSeq)
  if (!known) return null
  const chat = known.tools.apiKeyId === null ? noPolicy : chatPolicy
  const tried = carries === 'all' ? await triedOut(ctx, { channelSeq, url, tools: known.tools }) : null
  const shown = carries === 'all' ? (tried ?? known.foreign) : null
  if (shown === null && known.tools.apiKeyId === null) return null
  const { head, body, policy } = shown ?? nothing
  return { head: shown ? FIRST + head : '', body, policy: joined(policy, chat) }
}

const knownOf = (ctx: Showing, channelSeq: ChannelSeq) =>
  remember(memoryOf(ctx.ports.bus), channelSeq, async (): Promise<Known | null> => {
    const tools = await findCarriedTools(ctx, channelSeq)
    if (!tools) return null
    return { tools, foreign: carriedBy(tools, await snippetOf(ctx, channelSeq, tools.snippetVersion)) }
  })

async function snippetOf(
  ctx: Showing,
  channelSeq: ChannelSeq,
  version: number | null,
): Promise<SnippetDraft | null> {
  return version === null ? null : findVersion(await ctx.dbOf(channelSeq), version)
}

interface Trying {
  channelSeq: ChannelSeq
  url: URL
  tools: CarriedTools
}
async function triedOut(ctx: Showing, { channelSeq, url, tools }: Trying): Promise<Foreign | null> {
  const ticket = url.searchParams.get(TRYOUT)
  const version = ticket === null ? null : readTryout(ctx.ports, { channelSeq, ticket }, ctx.now())
  const foreign = version === null ? null : carriedBy(tools, await snippetOf(ctx, channelSeq, version))
  return foreign && { ...foreign, head: `<script src="${TRYOUT_SCRIPT}"></script>${foreign.head}` }
}
