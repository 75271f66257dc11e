import type { LegalKind } from 'contract/people/legal/terms.rules'
import type { ChannelSeq, UserSeq } from 'contract/values/ids'
import { containing } from '../../../platform/db/containing.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const facts = [
  'kind',
  'version',
  'isStandard',
  'isAdverse',
  'needsConsent',
  'summary',
  'effectiveAt',
  'publishedAt',
] as const

/** Without the texts themselves, which are long. */
export const findVersions = (db: ChannelDb) =>
  tables(db).selectFrom('legalTexts').select(facts).orderBy('kind').orderBy('version').execute()

export const findText = (db: ChannelDb, kind: LegalKind, version: number) =>
  tables(db)
    .selectFrom('legalTexts')
    .select([...facts, 'body', 'bodyEn'])
    .where('kind', '=', kind)
    .where('version', '=', version)
    .executeTakeFirst()

/** The newest version of each kind in force at this moment. */
export const findInForce = (db: ChannelDb, now: Date) =>
  tables(db)
    .selectFrom('legalTexts')
    .select(({ fn }) => ['kind', fn.max('version').as('version')])
    .where('effectiveAt', '<=', now)
    .groupBy('kind')
    .execute()

export interface Publication {
  kind: LegalKind
  version: number
  isStandard: boolean
  body: string
  bodyEn: string | null
  summary: string
  isAdverse: boolean
  needsConsent: boolean
  effectiveAt: Date
  publishedAt: Date
  publishedByUserSeq: UserSeq
}
export async function insertText(tx: ChannelTx, text: Publication) {
  await tables(tx)
    .insertInto('legalTexts')
    .values(({ fn }) => ({ ...text, channelSeq: fn('bound_channel') }))
    .execute()
}
export async function removeText(tx: ChannelTx, kind: LegalKind, version: number) {
  await tables(tx).deleteFrom('legalTexts').where('kind', '=', kind).where('version', '=', version).execute()
}
/** Agreements on this site; accounts also agree to the platform's texts, so the site is always part of the query. */
const answers = (db: ChannelDb, channelSeq: ChannelSeq) =>
  tables(db).selectFrom('userAgreements').where('userAgreements.channelSeq', '=', channelSeq)

export const findAnswersOf = (db: ChannelDb, channelSeq: ChannelSeq, userSeq: UserSeq) =>
  answers(db, channelSeq)
    .select(({ fn }) => ['kind', fn.max('version').as('version')])
    .where('userSeq', '=', userSeq)
    .groupBy('kind')
    .execute()

export const countAnswers = (db: ChannelDb, channelSeq: ChannelSeq) =>
  answers(db, channelSeq)
    .select(({ fn }) => ['kind', 'version', 'manner', fn.count<number>('userSeq').distinct().as('count')])
    .groupBy(['kind', 'version', 'manner'])
    .execute()

interface Filter {
  q?: string | undefined
  kind?: LegalKind | undefined
  version?: number | undefined
}
function matching(db: ChannelDb, channelSeq: ChannelSeq, { q, kind, version }: Filter) {
  let found = answers(db, channelSeq).innerJoin('users', 'users.userSeq', 'userAgreements.userSeq')
  if (kind) found = found.where('userAgreements.kind', '=', kind)
  if (version) found = found.where('userAgreements.version', '=', version)
  if (!q) return found
  const text = containing(q)
  return found.where((eb) => eb.or([eb('users.name', 'ilike', text), eb('users.email', 'ilike', text)]))
}
export const findAnswers = (
  db: ChannelDb,
  channelSeq: ChannelSeq,
  { page, size, ...filter }: Filter & { page: number; size: number },
) =>
  matching(db, channelSeq, filter)
    .select([
      'users.userSeq',
      'users.name',
      'users.email',
      'userAgreements.kind',
      'userAgreements.version',
      'userAgreements.manner',
      'userAgreements.createdAt',
    ])
    .orderBy('userAgreements.createdAt', 'desc')
    .orderBy('userAgreements.userAgreementSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
export async function countMatching(db: ChannelDb, channelSeq: ChannelSeq, filter: Filter) {
  const { count } = await matching(db, channelSeq, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function findJoinedAt(db: ChannelDb, userSeq: UserSeq) {
  const found = await tables(db)
    .selectFrom('members')
    .select(['joinedAt', 'marketingAgreedAt'])
    .where('userSeq', '=', userSeq)
    .executeTakeFirst()
  return found ?? null
}
