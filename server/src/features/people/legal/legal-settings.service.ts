import { legalKinds } from 'contract/values/legal-kinds'
import type { Context } from '../../../platform/context.ts'
import { countAnswers, findVersions } from './legal.queries.ts'
import { standardText, textOf } from './legal.service.ts'
import { statesOf } from './versions.rules.ts'

/** The settings of legal texts: each kind with its versions, newest first, and their agreements. */
export async function getAdminTerms(ctx: Context) {
  const rows = await findVersions(ctx.db)
  const counts = await countAnswers(ctx.db, ctx.channelSeq)
  const states = statesOf(rows, ctx.now())
  const kinds = legalKinds.map(async (kind) => {
    const versions = states
      .filter((one) => one.kind === kind)
      .map((state) => {
        const row = rows.find((one) => one.kind === kind && one.version === state.version)
        const answered = (manner: 'READ' | 'AGREED') =>
          counts.find((one) => one.kind === kind && one.version === state.version && one.manner === manner)
            ?.count ?? 0
        return {
          ...state,
          isStandard: row?.isStandard ?? true,
          isAdverse: row?.isAdverse ?? false,
          needsConsent: row?.needsConsent ?? false,
          publishedAt: row?.publishedAt ?? null,
          agreedCount: answered('AGREED'),
          readCount: answered('READ'),
        }
      })
    const current = versions.find(({ state }) => state === 'IN_FORCE')?.version ?? 1
    return {
      kind,
      standard: await standardText(ctx, kind, 'ko'),
      inForce: await textOf(ctx, kind, current),
      versions: versions.toReversed(),
    }
  })
  return { kinds: await Promise.all(kinds) }
}
