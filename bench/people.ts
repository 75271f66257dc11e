// Members of the demo site and a free class for them, written past the product, which would take minutes for thousands.
import { createHash, randomUUID } from 'node:crypto'
import type { Client } from 'pg'

const CHANNEL = 1
const people = `
  with account as (
    insert into users (name, email, password_hash, email_verified_at)
    select 'Rush ' || n, 'rush-' || n || '@example.com', 'x', now() from generate_series(1, cardinality($1::text[])) n
    returning user_seq, substr(email, 6, strpos(email, '@') - 6)::int as n),
  membership as (
    insert into members (channel_seq, user_seq, joined_at) select $2, user_seq, now() from account),
  shown as (insert into account_sites (channel_seq, user_seq, joined_at) select $2, user_seq, now() from account),
  signed_in as (
    insert into http_sessions
      (session_hash, family, seen_at, signed_in_at, proved_at, host_channel_seq, host, user_seq, created_at, expires_at)
    select 'rush ' || n, gen_random_uuid(), now(), now(), now(), $2, 'demo.localhost', user_seq, now(), now() + interval '1 day'
    from account)
  insert into access_tokens (token_hash, session_hash, user_seq, expires_at)
  select ($1::text[])[n], 'rush ' || n, user_seq, now() + interval '1 day' from account`

/** Members of the demo site, each signed in there. Returns their tokens. */
export async function addPeople(boss: Client, count: number) {
  const tokens = Array.from({ length: count }, () => randomUUID())
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'))
  await boss.query(people, [hashes, CHANNEL])
  // The database looks at grown tables by itself only some minutes later.
  await boss.query('analyze')
  return tokens
}

/** A free class of the demo site with so many seats. */
export async function addClass(boss: Client, seats: number) {
  const { rows } = await boss.query<{ course_seq: string }>(
    `with course as (
       insert into courses (channel_seq, title, fare_cd, price, public_cd, state, published_at, lesson_kinds, lesson_count,
         writer_user_seq, created_at, updated_at)
       select channel_seq, 'Rush', '00', 0, '00', 'PUBLISHED', now(), array['05'], 1, owner_user_seq, now(), now()
       from channels where channel_seq = $1 returning course_seq),
     round as (
       insert into course_rounds (channel_seq, course_seq, user_limit_type_cd, max_user_count)
       select $1, course_seq, '99', $2 from course)
     select course_seq from course`,
    [CHANNEL, seats],
  )
  return Number(rows[0]?.course_seq)
}
