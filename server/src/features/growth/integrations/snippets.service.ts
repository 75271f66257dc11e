import type { SnippetDraft } from 'contract/growth/integrations/snippets.schemas'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { lockChannel } from '../../../platform/db/channels.queries.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findSiteCode, sayChanged, siteCodePolicy } from '../../site/sites/sites.public.ts'
import { updateFeatureSettings } from '../../site/sites/feature-settings.public.ts'
import { needsOf, written } from './injected-scripts.views.ts'
import { cancelOthers, requestReview } from './site-code-review.service.ts'
import { findVersion, findVersions, insertVersion, findRunning } from './snippets.queries.ts'
import { signPreview, PREVIEW } from './snippet-preview.views.ts'

/** The versions of a site, newest first, with the operator's decisions and the version that pages run. */
export async function listSnippets(ctx: Context) {
  const code = await findSiteCode(ctx, ctx.channelSeq)
  const versions = await findVersions(ctx.db)
  return {
    ...code,
    versions: versions.map(({ createdAt, status, requestedAt, reason, decidedAt, ...version }) => ({
      ...version,
      needs: needsOf(written(version).foreign.policy),
      savedAt: createdAt,
      review: status && requestedAt ? { status, requestedAt, reason, decidedAt } : null,
    })),
  }
}

export function checkSnippet(draft: SnippetDraft) {
  const { foreign, faults } = written(draft)
  return { faults, needs: needsOf(foreign.policy) }
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  [...new Set(one)].toSorted().join() === [...new Set(other)].toSorted().join()

/** Saves a version whose requirements the owner confirmed. Pages run it only once the owner switches it on. */
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
    ctx.audit.record({ after: { version, hosts: needs.scriptHosts.join(', ') } })
    return { version }
  })
}

/**
 * Switches a version on, or all off. Pages run it at once where no approval is needed, otherwise once it is allowed.
 */
export async function runSnippet(ctx: MemberContext, version: number | null) {
  const { channelSeq } = ctx
  const policy = await siteCodePolicy(ctx)
  if (policy === 'off' && version !== null) throw refuse('SITE_CODE_OFF')
  await ctx.transaction(async (tx) => {
    await lockChannel(tx, channelSeq)
    if (version !== null && !(await findVersion(tx, version))) throw refuse('NOT_FOUND')
    const now = ctx.now()
    const before = await findRunning(tx, channelSeq)
    await updateFeatureSettings(tx, channelSeq, { snippetVersion: version, updatedAt: now })
    await cancelOthers(tx, version)
    if (version !== null) await requestReview(tx, { version, policy, now, by: ctx.user.userSeq })
    ctx.audit.record({ before: { version: before }, after: { version } })
  })
  sayChanged(ctx, channelSeq)
  const { running } = await findSiteCode(ctx, channelSeq)
  return { running }
}

/** For the caller's session only: a link to unapproved code would otherwise run it in the browser of anyone who opens it. */
export async function previewSnippet(ctx: MemberContext, version: number) {
  if ((await siteCodePolicy(ctx)) === 'off') throw refuse('SITE_CODE_OFF')
  if (!(await findVersion(ctx.db, version))) throw refuse('NOT_FOUND')
  const { sessionHash } = ctx.user
  const ticket = signPreview(ctx.ports, { channelSeq: ctx.channelSeq, sessionHash, version }, ctx.now())
  return { path: `/main?${PREVIEW}=${ticket}` }
}
