import { randomUUID } from 'node:crypto'
import type { ChannelSeq, CouponInfoSeq, CouponIssueSeq, UserSeq } from 'contract/values/ids'
import { hashOf } from '../platform/auth/tokens.ts'
import type { Adding } from './rows.ts'
import { noon } from './world.ts'

interface Buyers {
  channelSeq: ChannelSeq
  couponInfoSeq: CouponInfoSeq
  count: number
}

/** Members of a site who are signed in there for good, each with a coupon in the box, in one statement. */
export async function storyBuyers(add: Adding, { channelSeq, couponInfoSeq, count }: Buyers) {
  const made = Array.from({ length: count }, () => ({ id: randomUUID(), token: `token of ${randomUUID()}` }))
  const rows = await add.all<{ id: string; userSeq: UserSeq; couponIssueSeq: CouponIssueSeq }>(INSERT, [
    channelSeq,
    couponInfoSeq,
    made.map(({ id }) => id),
    made.map(({ token }) => hashOf(token)),
    noon,
  ])
  const tokens = new Map<string, string>(made.map(({ id, token }) => [id, token]))
  return rows.map(({ id, ...buyer }) => ({ ...buyer, token: tokens.get(id) ?? '' }))
}

const FOREVER = "timestamptz '2999-01-01'"
const INSERT = `
  with made as (select * from unnest($3::text[], $4::text[]) as made (id, token_hash)),
  people as (
    insert into users (name, email, password_hash, email_verified_at)
    select 'Buyer', id || '@example.com', 'x', $5 from made
    returning user_seq, split_part(email, '@', 1) as id),
  joined as (insert into members (channel_seq, user_seq, joined_at) select $1, user_seq, $5 from people),
  known as (insert into account_sites (channel_seq, user_seq, joined_at) select $1, user_seq, $5 from people),
  sessions as (
    insert into http_sessions (session_hash, family, user_seq, created_at, seen_at, signed_in_at, host_channel_seq, host,
      proved_at, expires_at)
    select id, id::uuid, user_seq, $5, $5, $5, $1, 'somewhere', ${FOREVER}, ${FOREVER} from people),
  tokens as (
    insert into access_tokens (token_hash, session_hash, user_seq, expires_at)
    select token_hash, id, user_seq, ${FOREVER} from people join made using (id)),
  given as (
    insert into coupon_issues (channel_seq, coupon_info_seq, user_seq, received_by, issued_at)
    select $1, $2, user_seq, 'CODE', $5 from people
    returning user_seq, coupon_issue_seq)
  select id, user_seq as "userSeq", coupon_issue_seq as "couponIssueSeq" from people join given using (user_seq)`
