import type { ChannelSeq, UserSeq } from 'contract/values/ids'
import type { ChannelTx, PlatformTx } from '../../../platform/db/channel-db.ts'
import { platformTables, tables } from '../../../platform/db/tables.ts'

export type Agreement = 'terms' | 'privacy' | 'marketing'
export interface Agreed {
  userSeq: UserSeq
  kinds: Agreement[]
  /** The version of each text that was in force. */
  versions: Readonly<Record<Agreement, number>>
  createdAt: Date
}
const agreementRows = ({ userSeq, kinds, versions, createdAt }: Agreed, channelSeq: ChannelSeq | null) =>
  kinds.map((kind) => ({ userSeq, channelSeq, kind, version: versions[kind], createdAt }))

export async function insertAgreements(tx: PlatformTx, agreed: Agreed) {
  await platformTables(tx).insertInto('userAgreements').values(agreementRows(agreed, null)).execute()
}
export async function insertSiteAgreements(tx: ChannelTx, agreed: Agreed, channelSeq: ChannelSeq) {
  await tables(tx).insertInto('userAgreements').values(agreementRows(agreed, channelSeq)).execute()
}

interface NewAgreement {
  channelSeq: ChannelSeq
  userSeq: UserSeq
  kind: Agreement
  version: number
  manner: 'READ' | 'AGREED'
  createdAt: Date
}
/** What a member answers to one version of a site's text. A repeated answer has no effect. */
export async function insertAgreementOnce(tx: ChannelTx, agreement: NewAgreement) {
  const { channelSeq, userSeq, kind, version, manner } = agreement
  const earlier = await tables(tx)
    .selectFrom('userAgreements')
    .select('userAgreementSeq')
    .where('channelSeq', '=', channelSeq)
    .where('userSeq', '=', userSeq)
    .where('kind', '=', kind)
    .where('version', '=', version)
    .where('manner', '=', manner)
    .executeTakeFirst()
  if (!earlier) await tables(tx).insertInto('userAgreements').values(agreement).execute()
}

/** What a person agreed to, on the platform and on every site. */
export async function deleteAgreementsOf(tx: PlatformTx, userSeq: UserSeq) {
  await platformTables(tx).deleteFrom('userAgreements').where('userSeq', '=', userSeq).execute()
}
