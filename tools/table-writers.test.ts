import { expect, test } from 'vitest'
import { serverSources, sharedTables, tableNames, tableWriters, type Source } from './table-writers.ts'

test('each table is written by one feature alone', () => {
  const tables = tableNames()
  const writers = tableWriters(serverSources(), tables)

  expect(tables.length).toBeGreaterThan(80)
  expect(writers.size).toBeGreaterThan(80)
  expect(sharedTables(writers), 'call the feature that owns the table through its `.public.ts`').toEqual([])
})

const shared = (sources: readonly Source[]) => sharedTables(tableWriters(sources, ['course_likes', 'orders']))

test('writes are found in calls and in SQL, and the features are named', () => {
  const likes = { key: 'community/likes', text: "tables(tx)\n.updateTable(\n'courseLikes')" }
  const merging = {
    key: 'people/sign-in',
    text: 'sql`DELETE FROM course_likes theirs using course_likes mine`',
  }
  const reading = { key: 'views/search', text: "selectFrom('courseLikes') /* for update of course_likes */" }
  const upsert = { key: 'money/orders', text: 'insert into orders … on conflict do update set state' }

  expect(shared([likes, reading, upsert])).toEqual([])
  expect(shared([likes, merging, reading])).toEqual(['course_likes: community/likes, people/sign-in'])
})
