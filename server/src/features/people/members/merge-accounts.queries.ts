import { sql } from 'kysely'
import type { MergedAccounts } from '../../../platform/account-merges.ts'
import type { ChannelTx, PlatformTx } from '../../../platform/db/channel-db.ts'
import { platformTables, tables } from '../../../platform/db/tables.ts'

const stronger = (table: string) => {
  const ranks = sql`array['OWN', 'MNG', 'TCH']`
  const mine = sql.ref(`${table}.role`)
  return sql`(${ranks})[least(array_position(${ranks}, ${mine}), array_position(${ranks}, excluded.role))]`
}

/** When a site removed the person: nothing where either account is still known there otherwise. */
const laterUnlessMember = (table: string) => {
  const mine = sql.ref(`${table}.left_at`)
  return sql`case when ${mine} is null or excluded.left_at is null then null else greatest(${mine}, excluded.left_at) end`
}

/** The list of sites follows the memberships: where both are members, the stronger role remains. */
export async function mergeAccountSites(tx: PlatformTx, { kept, gone }: MergedAccounts) {
  const db = platformTables(tx)
  await sql`
    insert into account_sites
    select (jsonb_populate_record(null::account_sites, to_jsonb(theirs) || jsonb_build_object('user_seq', ${kept}::bigint))).*
    from account_sites theirs where user_seq = ${gone}
    on conflict (user_seq, channel_seq) do update set
      role = ${stronger('account_sites')}, joined_at = least(account_sites.joined_at, excluded.joined_at),
      left_at = ${laterUnlessMember('account_sites')}`.execute(db)
  await db.deleteFrom('accountSites').where('userSeq', '=', gone).execute()
}

/** Makes the kept account a member, so that rows that refer to members can be moved to it. */
export async function mergeMembers(tx: ChannelTx, { kept, gone }: MergedAccounts) {
  const db = tables(tx)
  await sql`
    insert into members
    select (jsonb_populate_record(null::members, to_jsonb(theirs) || jsonb_build_object('user_seq', ${kept}::bigint))).*
    from members theirs where user_seq = ${gone}
    on conflict (channel_seq, user_seq) do update set
      role = ${stronger('members')},
      master_verified_at = coalesce(members.master_verified_at, excluded.master_verified_at),
      status = case
        when 'BLOCKED' in (members.status, excluded.status) then 'BLOCKED'
        when 'ACTIVE' in (members.status, excluded.status) then 'ACTIVE'
        else members.status end,
      introduction = coalesce(members.introduction, excluded.introduction),
      profile_image_file_seq = coalesce(members.profile_image_file_seq, excluded.profile_image_file_seq),
      alarm_read_seq = least(members.alarm_read_seq, excluded.alarm_read_seq),
      marketing_agreed_at = coalesce(members.marketing_agreed_at, excluded.marketing_agreed_at),
      night_agreed_at = case when members.marketing_agreed_at is null
        then excluded.night_agreed_at else members.night_agreed_at end,
      marketing_noticed_at = case when members.marketing_agreed_at is null
        then excluded.marketing_noticed_at else members.marketing_noticed_at end,
      joined_at = least(members.joined_at, excluded.joined_at),
      left_at = ${laterUnlessMember('members')}`.execute(db)
  await sql`
    delete from member_memos theirs using member_memos mine
    where theirs.user_seq = ${gone} and mine.user_seq = ${kept}
      and mine.channel_seq = theirs.channel_seq`.execute(db)
}

/** Once nothing refers to the membership any more. */
export const deleteMergedMember = (tx: ChannelTx, { gone }: MergedAccounts) =>
  tables(tx).deleteFrom('members').where('userSeq', '=', gone).execute()
