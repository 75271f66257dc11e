import type { Client } from 'pg'

/** Members with an address and a phone of their own. */
export async function addMembers(
  boss: Client,
  channelSeq: number,
  { from, to }: { from: number; to: number },
) {
  await boss.query(
    `with people as (
       insert into users (email, password_hash, name, phone)
       select 'bench' || n || '@example.com', 'none', '회원 ' || n, '010' || lpad(n::text, 8, '0')
       from generate_series($2::int + 1, $3::int) n returning user_seq)
     insert into members (channel_seq, user_seq, joined_at) select $1, user_seq, now() from people`,
    [channelSeq, from, to],
  )
  await boss.query('analyze members, users')
}
