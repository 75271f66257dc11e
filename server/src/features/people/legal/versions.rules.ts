import type { LegalVersion } from 'contract/people/legal/schemas'
import { legalKinds } from 'contract/values/legal-kinds'
import type { LegalKind } from 'contract/people/legal/terms.rules'

interface Published {
  kind: LegalKind
  version: number
  summary: string
  effectiveAt: Date
}

/** Every version of every kind with its state, oldest first; the standard text precedes all. */
export function statesOf(rows: readonly Published[], now: Date): LegalVersion[] {
  return legalKinds.flatMap((kind) => {
    const published = rows.filter((row) => row.kind === kind)
    const current = published.filter(({ effectiveAt }) => effectiveAt <= now).at(-1)?.version ?? 1
    const first = { kind, version: 1, effectiveAt: null, summary: '' }
    return [first, ...published].map(({ version, effectiveAt, summary }) => ({
      kind,
      version,
      effectiveAt,
      summary,
      state: version === current ? 'IN_FORCE' : version < current ? 'PAST' : 'UPCOMING',
    }))
  })
}

interface Member {
  joinedAt: Date
  /** Whether they ever agreed to news. */
  wantsNews: boolean
  /** The newest version they agreed to or read, by kind. */
  answered: ReadonlyMap<LegalKind, number>
}
/** Changes a member has not seen: the newest of each kind, and whether one of the missed ones requires consent. */
export function newsFor(
  rows: readonly (Published & { publishedAt: Date; needsConsent: boolean })[],
  { joinedAt, wantsNews, answered }: Member,
) {
  return legalKinds.flatMap((kind) => {
    if (kind === 'marketing' && !wantsNews) return []
    const known = answered.get(kind)
    const missed = rows.filter((row) => {
      if (row.kind !== kind) return false
      return known === undefined ? row.publishedAt > joinedAt : row.version > known
    })
    const newest = missed.at(-1)
    return newest
      ? [{ kind, version: newest.version, needsConsent: missed.some((row) => row.needsConsent) }]
      : []
  })
}
