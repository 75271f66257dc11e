import type { LegalKind } from 'contract/people/legal/terms.rules'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { findInForce } from './legal.queries.ts'

/** The standard texts, used until a site publishes its own. */
export const firstVersions: Readonly<Record<LegalKind, number>> = { terms: 1, privacy: 1, marketing: 1 }

/** The versions that an agreement refers to now. */
export async function findVersionsInForce(db: ChannelDb, now: Date): Promise<Record<LegalKind, number>> {
  const found = await findInForce(db, now)
  return { ...firstVersions, ...Object.fromEntries(found.map(({ kind, version }) => [kind, version])) }
}
