import { sql } from 'kysely'
import type { Language } from 'contract/i18n/languages'
import type { ConsentChoice } from 'contract/people/members/consent.schemas'
import { MAX_CHOICES } from 'contract/people/members/consent.rules'
import type { UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export type Way = ConsentChoice['way']
export interface Choice {
  userSeq: UserSeq
  isAgreed: boolean
  way: Way
  createdAt: Date
}

/** False when it was so already, or the person is not a member. */
export async function updateMarketing(tx: ChannelTx, { userSeq, isAgreed, createdAt }: Choice) {
  const members = tables(tx)
    .updateTable('members')
    .set({ marketingAgreedAt: isAgreed ? createdAt : null, nightAgreedAt: null, marketingNoticedAt: null })
    .where('userSeq', '=', userSeq)
    .returning('userSeq')
  const changed = isAgreed
    ? await members.where('marketingAgreedAt', 'is', null).where('status', '=', 'ACTIVE').executeTakeFirst()
    : await members.where('marketingAgreedAt', 'is not', null).executeTakeFirst()
  return changed !== undefined
}

/** False when it was so already, or the person does not accept marketing at all. */
export async function updateNight(tx: ChannelTx, { userSeq, isAgreed, createdAt }: Choice) {
  const members = tables(tx)
    .updateTable('members')
    .set({ nightAgreedAt: isAgreed ? createdAt : null })
    .where('userSeq', '=', userSeq)
    .where('status', '=', 'ACTIVE')
    .where('marketingAgreedAt', 'is not', null)
    .returning('userSeq')
  const changed = await members.where('nightAgreedAt', isAgreed ? 'is' : 'is not', null).executeTakeFirst()
  return changed !== undefined
}

export async function insertChoice(tx: ChannelTx, choice: Choice & Pick<ConsentChoice, 'kind'>) {
  await tables(tx).insertInto('marketingChoices').values(choice).execute()
}
export async function deleteChoices(tx: ChannelTx, userSeq: UserSeq) {
  await tables(tx).deleteFrom('marketingChoices').where('userSeq', '=', userSeq).execute()
}

/** What this person accepts of the site's marketing. */
export async function readConsent(db: ChannelDb, userSeq: UserSeq) {
  const found = await findMailing(db, userSeq)
  return { agreedAt: found?.marketingAgreedAt ?? null, nightAgreedAt: found?.nightAgreedAt ?? null }
}
export const findChoices = (db: ChannelDb, userSeq: UserSeq) =>
  tables(db)
    .selectFrom('marketingChoices')
    .select(['createdAt as at', 'kind', 'isAgreed', 'way'])
    .where('userSeq', '=', userSeq)
    .orderBy('marketingChoiceSeq', 'desc')
    .limit(MAX_CHOICES)
    .execute()

/** A member with the address for news. */
export const findMailing = (db: ChannelDb, userSeq: UserSeq) =>
  tables(db)
    .selectFrom('members')
    .innerJoin('users', 'users.userSeq', 'members.userSeq')
    .select([
      'marketingAgreedAt',
      'nightAgreedAt',
      'members.status',
      'users.email',
      'users.name',
      'users.language',
    ])
    .where('members.userSeq', '=', userSeq)
    .executeTakeFirst()

/** Takes the next members with an address whose consent, or the last notice of it, is from before then, and notes the notice. */
export async function takeNoticesDue(tx: ChannelTx, due: { before: Date; now: Date; limit: number }) {
  const { rows } = await sql<{
    userSeq: UserSeq
    email: string
    language: Language
    agreedAt: Date
    nightAgreedAt: Date | null
  }>`
    with next as materialized (
      select m.channel_seq, m.user_seq, u.email, u.language from members m join users u on u.user_seq = m.user_seq
      where m.marketing_agreed_at is not null and m.status = 'ACTIVE' and u.email <> ''
        and greatest(m.marketing_agreed_at, m.marketing_noticed_at) <= ${due.before}
      order by greatest(m.marketing_agreed_at, m.marketing_noticed_at), m.user_seq limit ${due.limit}
      for update of m skip locked)
    update members m set marketing_noticed_at = ${due.now} from next
    where m.channel_seq = next.channel_seq and m.user_seq = next.user_seq
    returning m.user_seq as "userSeq", next.email, next.language,
      m.marketing_agreed_at as "agreedAt", m.night_agreed_at as "nightAgreedAt"`.execute(tables(tx))
  return rows
}
