import type { SnippetDraft } from 'contract/snippets'
import type { Context, MemberContext } from '../../platform/context.ts'
import { lockChannel } from '../../platform/db/channels.queries.ts'
import { refuse } from '../../platform/refuse.ts'
import { findCarriedTools, sayChanged } from '../channels/channels.public.ts'
import { needsOf, written } from './carried.ts'
import { findVersion, findVersions, insertVersion, updateRunning } from './snippets.queries.ts'
import { signTryout, TRYOUT } from './tryout.ts'

/** The versions of a site, newest first, and which of them its pages carry. */
export async function listSnippets(ctx: Context) {
  const tools = await findCarriedTools(ctx, ctx.channelSeq)
  const versions = await findVersions(ctx.db)
  return {
    running: tools?.snippetVersion ?? null,
    versions: versions.map(({ createdAt, ...version }) => ({
      ...version,
      needs: needsOf(written(version).foreign.policy),
      savedAt: createdAt,
    })),
  }
}

export function checkSnippet(draft: SnippetDraft) {
  const { foreign, faults } = written(draft)
  return { faults, needs: needsOf(foreign.policy) }
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  [...new Set(one)].toSorted().join() === [...new Set(other)].toSorted().join()

/** Keeps a version whose needs were seen. Pages carry it only once somebody says so. */
export async function saveSnippet(
  ctx: MemberContext,
  { confirmed, ...draft }: SnippetDraft & { confirmed: string[] },
) {
  const { faults, needs } = checkSnippet(draft)
  if (faults.length > 0) throw refuse('SNIPPET_WRONG')
  if (!isSame(confirmed, [...needs.scriptHosts, ...needs.talkHosts])) throw refuse('SNIPPET_NOT_CONFIRMED')
  return ctx.transaction(async (tx) => {
    await lockChannel(tx, ctx.channelSeq)
    const { userSeq } = ctx.user
    const version = await insertVersion(tx, { ...draft, savedByUserSeq: userSeq, createdAt: ctx.now() })
    ctx.trail.note({ after: { version, hosts: needs.scriptHosts.join(', ') } })
    return { version }
  })
}

/** Pages carry this version from now on, or none. */
export async function runSnippet(ctx: MemberContext, version: number | null) {
  const { channelSeq } = ctx
  const before = (await findCarriedTools(ctx, channelSeq))?.snippetVersion ?? null
  await ctx.transaction(async (tx) => {
    if (version !== null && !(await findVersion(tx, version))) throw refuse('NOT_FOUND')
    await updateRunning(tx, channelSeq, { snippetVersion: version, updatedAt: ctx.now() })
    ctx.trail.note({ before: { version: before }, after: { version } })
  })
  sayChanged(ctx, channelSeq)
  return null
}

export async function tryoutSnippet(ctx: MemberContext, version: number) {
  if (!(await findVersion(ctx.db, version))) throw refuse('NOT_FOUND')
  const ticket = signTryout(ctx.ports, { channelSeq: ctx.channelSeq, version }, ctx.now())
  return { path: `/main?${TRYOUT}=${ticket}` }
}
