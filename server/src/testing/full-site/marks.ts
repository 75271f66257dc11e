import { MARK, type World } from './fixture.ts'

/**
 * What may be seen nowhere but on this site: the text in its rows, its people's names, and every number its rows bear
 * that no row of another site bears too. Numbers count from far away, so a bare one says which row it names.
 */
export async function marksOf(
  { add, channelSeq }: World,
  { playId, orderNo }: { playId: string; orderNo: string },
) {
  const columns = await add.all<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES' and table_name in
       (select table_name from information_schema.columns where column_name = 'channel_seq')`,
  )
  const numbers: string[] = []
  for (const { table, column } of columns) {
    const text = `select ${column}::text as number from ${table} where channel_seq = $1`
    const rows = await add.all<{ number: string }>(text, [channelSeq])
    numbers.push(...rows.map(({ number }) => number))
  }
  const people = await add.all<{ name: string; number: string }>(
    `select name, user_seq::text as number from users where user_seq in
       (select user_seq from members where channel_seq = $1)`,
    [channelSeq],
  )
  return { texts: [MARK, playId, orderNo], numbers, people }
}

type Marks = Awaited<ReturnType<typeof marksOf>>
/** The marks an answer bears. The caller's own do not count. */
export function marksIn(answer: string, { texts, numbers, people }: Marks, asker = '') {
  const others = people.filter(({ name }) => name !== asker)
  const bare = new Set(answer.match(/\d+/g))
  return [
    ...texts.filter((text) => answer.includes(text)),
    ...[...numbers, ...others.map(({ number }) => number)].filter((number) => bare.has(number)),
    ...others.filter(({ name }) => answer.includes(`"${name}"`)).map(({ name }) => name),
  ]
}
