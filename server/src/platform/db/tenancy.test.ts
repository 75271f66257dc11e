import { sql } from 'kysely'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import type { ChannelSeq } from 'contract/values/ids'
import { categories, twoSites } from '../../testing/two-sites.ts'
import { platformTables, tables } from './tables.ts'

const refused = { code: '42501' }

test('a site sees its own rows only, even with raw SQL', async () => {
  const { hansol, miso } = await twoSites()

  expect(await categories(hansol)).toEqual(['hansol yoga'])
  expect(await categories(miso)).toEqual(['miso yoga'])
  expect((await sql`select name from channel_categories`.execute(tables(miso))).rows).toEqual([
    { name: 'miso yoga' },
  ])
})

test("a site cannot read another's row by its number", async () => {
  const { hansol, miso } = await twoSites()
  const { channelCategorySeq } = await tables(miso)
    .selectFrom('channelCategories')
    .select('channelCategorySeq')
    .executeTakeFirstOrThrow()

  const seen = await tables(hansol)
    .selectFrom('channelCategories')
    .select('name')
    .where('channelCategorySeq', '=', channelCategorySeq)
    .execute()
  const changed = await tables(hansol)
    .updateTable('channelCategories')
    .set({ name: 'taken' })
    .where('channelCategorySeq', '=', channelCategorySeq)
    .executeTakeFirst()
  const removed = await tables(hansol)
    .deleteFrom('channelCategories')
    .where('channelCategorySeq', '=', channelCategorySeq)
    .executeTakeFirst()

  expect({ seen, changed: changed.numUpdatedRows, removed: removed.numDeletedRows }).toEqual({
    seen: [],
    changed: 0n,
    removed: 0n,
  })
  expect(await categories(miso)).toEqual(['miso yoga'])
})

test('the platform without a site sees and changes no tenant rows', async () => {
  const { database, hansolSeq, hansol } = await twoSites()
  const platform = platformTables(database.platform)

  expect((await sql`select from channel_categories`.execute(platform)).rows).toEqual([])
  expect((await sql`update channel_categories set sort = 1`.execute(platform)).numAffectedRows).toBe(0n)
  expect((await sql`delete from channel_categories`.execute(platform)).numAffectedRows).toBe(0n)
  await expect(
    sql`insert into channel_categories (channel_seq, name) values (${hansolSeq}, 'x')`.execute(platform),
  ).rejects.toMatchObject(refused)
  await expect(sql`insert into channel_categories (name) values ('x')`.execute(platform)).rejects.toThrow()
  expect(await categories(hansol)).toEqual(['hansol yoga'])
  expect((await platform.selectFrom('channels').select('name').execute()).length).toBe(2)
})

test('the same policy applies to the owner of the tables', async () => {
  const { database } = await twoSites()

  expect((await database.owner.query('select from channel_categories')).rows).toEqual([])
})

test('no row can be inserted into another site, or moved there', async () => {
  const { hansol, miso, misoSeq } = await twoSites()

  const planted = { channelSeq: misoSeq, name: 'planted' }
  await expect(
    tables(hansol).insertInto('channelCategories').values(planted).execute(),
  ).rejects.toMatchObject(refused)
  await expect(
    tables(hansol).updateTable('channelCategories').set({ channelSeq: misoSeq }).execute(),
  ).rejects.toMatchObject(refused)
  expect(await categories(miso)).toEqual(['miso yoga'])
})

test('a row cannot refer to a row of another site', async () => {
  const { hansol, miso, ownerSeq } = await twoSites()
  const { channelCategorySeq } = await tables(miso)
    .selectFrom('channelCategories')
    .select('channelCategorySeq')
    .executeTakeFirstOrThrow()

  const now = new Date('2026-11-21T03:00:00Z')
  const course = {
    title: 'Evening yoga',
    channelCategorySeq,
    writerUserSeq: ownerSeq,
    createdAt: now,
    updatedAt: now,
  }

  await expect(tables(hansol).insertInto('courses').values(course).execute()).rejects.toMatchObject({
    code: '23503',
  })
})

test('two sites may use the same unique value, and each upserts its own', async () => {
  const { hansol, miso } = await twoSites()
  const upsert = (db: typeof hansol, sort: number) =>
    tables(db)
      .insertInto('channelCategories')
      .values({ name: 'same', sort })
      .onConflict((clash) => clash.columns(['channelSeq', 'name']).doUpdateSet({ sort }))
      .returning('sort')
      .executeTakeFirstOrThrow()

  expect([await upsert(hansol, 1), await upsert(miso, 2), await upsert(hansol, 3)]).toEqual([
    { sort: 1 },
    { sort: 2 },
    { sort: 3 },
  ])
  expect(await categories(miso)).toEqual(['miso yoga', 'same'])
})

test('deleting a site does not cascade to its rows: keys are checked outside row security', async () => {
  const { database, misoSeq } = await twoSites()

  const removal = platformTables(database.platform)
    .deleteFrom('channels')
    .where('channelSeq', '=', misoSeq)
    .execute()

  await expect(removal).rejects.toMatchObject({ code: '23503' })
})

test('an invalid site number grants nothing', async () => {
  const { database } = await twoSites()

  for (const not of [0, -1, 1.5, Number.NaN, Infinity, "1'; --"]) {
    expect(() => database.channel(not as ChannelSeq), String(not)).toThrow('not a channel')
  }
})

test('the server can change rows and nothing else', async () => {
  const { hansol } = await twoSites()

  for (const text of [
    'truncate channel_categories cascade',
    'alter table channel_categories disable row level security',
    'create table x (n int)',
    "select setval('channel_categories_channel_category_seq_seq', 1)",
    "select graphile_worker.add_job('mail', '{}')",
    'copy channel_categories (name) from stdin',
  ]) {
    await expect(sql.raw(text).execute(tables(hansol)), text).rejects.toMatchObject({
      code: text.startsWith('copy') ? '0A000' : '42501',
    })
  }
})

test('a platform transaction can continue inside a site, and roll everything back', async () => {
  const { database, ownerSeq, hansolSeq, hansol } = await twoSites()

  const both = database.onPlatform(async (tx) => {
    await platformTables(tx)
      .updateTable('users')
      .set({ name: 'Renamed' })
      .where('userSeq', '=', ownerSeq)
      .execute()
    const site = await database.enter(tx, hansolSeq)
    await tables(site).insertInto('channelCategories').values({ name: 'entered' }).execute()
    expect(await categories(site)).toEqual(['entered', 'hansol yoga'])
    throw new Error('changed my mind')
  })

  await expect(both).rejects.toThrow('changed my mind')
  expect(await categories(hansol)).toEqual(['hansol yoga'])
  expect(await platformTables(database.platform).selectFrom('users').select('name').execute()).toEqual([
    { name: 'Owner' },
  ])
})

test('a job belongs to the site that added it, whatever its payload says, and only if the transaction commits', async () => {
  const { database, hansol, hansolSeq, misoSeq } = await twoSites()
  const payload = JSON.stringify({ channelSeq: misoSeq })
  const addJob = sql`select add_channel_job('mail', ${payload}::json)`

  await database
    .inChannel(hansol, async (tx) => {
      await addJob.execute(tables(tx))
      throw new Error('changed my mind')
    })
    .catch(() => {})
  await database.inChannel(hansol, (tx) => addJob.execute(tables(tx)))

  const { rows } = await database.owner.query(
    'select payload, max_attempts as attempts from graphile_worker._private_jobs',
  )
  expect(rows).toEqual([
    { payload: { channelSeq: hansolSeq, payload: { channelSeq: misoSeq } }, attempts: 25 },
  ])
})

test("a site's job is refused without a bound site; a platform job is accepted", async () => {
  const { database } = await twoSites()
  const platform = platformTables(database.platform)

  await expect(sql`select add_channel_job('mail', '{}')`.execute(platform)).rejects.toMatchObject(refused)
  await sql`select add_platform_job('mail', '{"n":1}')`.execute(platform)

  const { rows } = await database.owner.query('select payload from graphile_worker._private_jobs')
  expect(rows).toEqual([{ payload: { n: 1 } }])
})

test('a connection without a bound site sees nothing', async () => {
  const { url } = await twoSites()
  const bare = new Client({ connectionString: url, options: '-c role=seodang_app' })
  await bare.connect()

  expect((await bare.query('select from channel_categories')).rows).toEqual([])
  await bare.end()
})
