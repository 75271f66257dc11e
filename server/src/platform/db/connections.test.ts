import { sql } from 'kysely'
import { Pool } from 'pg'
import { expect, test } from 'vitest'
import type { ChannelSeq } from 'contract/values/ids'
import { categories, twoSites } from '../../testing/two-sites.ts'
import type { Database } from './database.ts'
import { BoundDriver } from './driver.ts'
import { named } from './statement-names.ts'
import { platformTables, tables } from './tables.ts'

/** The same two sites on a single connection that all callers share. */
async function oneConnection() {
  const sites = await twoSites()
  const one = await sites.open({ max: 1 })
  return { ...sites, one, hansol: one.channel(sites.hansolSeq), miso: one.channel(sites.misoSeq) }
}

const leftOn = async ({ platform }: Database) => {
  const { rows } = await sql<{
    left: string
  }>`select current_setting('app.channel_seq', true) as left`.execute(platformTables(platform))
  return rows[0]?.left
}

test("a failed statement does not affect the connection's next user", async () => {
  const { one, hansol, miso } = await oneConnection()

  await expect(sql`select 1 / 0 from channel_categories`.execute(tables(hansol))).rejects.toMatchObject({
    code: '22012',
  })

  expect(await leftOn(one)).toBe('')
  expect(await categories(miso)).toEqual(['miso yoga'])
})

test('an aborted transaction leaves nothing behind', async () => {
  const { one, hansol, miso } = await oneConnection()

  const given = one.inChannel(hansol, async (tx) => {
    await tables(tx).insertInto('channelCategories').values({ name: 'never' }).execute()
    throw new Error('changed my mind')
  })

  await expect(given).rejects.toThrow('changed my mind')
  expect(await leftOn(one)).toBe('')
  expect(await categories(miso)).toEqual(['miso yoga'])
  expect(await categories(hansol)).toEqual(['hansol yoga'])
})

test('a transaction whose first statement fails is rolled back, and the next one begins anew', async () => {
  const { one, hansol, miso } = await oneConnection()

  const given = one.inChannel(hansol, (tx) => sql`select 1 / 0 from channel_categories`.execute(tables(tx)))

  await expect(given).rejects.toMatchObject({ code: '22012' })
  expect(await one.inChannel(miso, categories)).toEqual(['miso yoga'])
  expect(await leftOn(one)).toBe('')
})

test('a transaction without a statement is never opened', async () => {
  const { one, hansol } = await oneConnection()

  expect(await one.inChannel(hansol, () => Promise.resolve('nothing to do'))).toBe('nothing to do')
  expect(await categories(hansol)).toEqual(['hansol yoga'])
})

test('statements sent together as the first of a transaction are all in it', async () => {
  const { one, hansol } = await oneConnection()

  const given = one.inChannel(hansol, async (tx) => {
    const add = (name: string) => tables(tx).insertInto('channelCategories').values({ name }).execute()
    await Promise.all([add('first'), add('second')])
    throw new Error('changed my mind')
  })

  await expect(given).rejects.toThrow('changed my mind')
  expect(await categories(hansol)).toEqual(['hansol yoga'])
})

test('a setting left on the session does not affect the next user of the connection', async () => {
  const { one, hansolSeq, miso } = await oneConnection()

  await sql`select set_config('app.channel_seq', ${String(hansolSeq)}, false)`.execute(tables(miso))

  expect(await categories(miso)).toEqual(['miso yoga'])
  expect((await sql`select from channel_categories`.execute(platformTables(one.platform))).rows).toEqual([])
})

test('after a raw commit inside a transaction no rows are visible', async () => {
  const { one, hansol } = await oneConnection()

  const seen = await one.inChannel(hansol, async (tx) => {
    await sql`commit`.execute(tables(tx))
    return categories(tx)
  })

  expect(seen).toEqual([])
})

test('a connection killed in the middle of a transaction is replaced', async () => {
  const { one, add, hansol, miso } = await oneConnection()

  const killed = one.inChannel(hansol, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tables(tx))
    await add.all('select pg_terminate_backend($1)', [rows[0]?.pid])
    return categories(tx)
  })

  await expect(killed).rejects.toThrow()
  expect(await categories(miso)).toEqual(['miso yoga'])
})

test('a connection whose transaction failed to open is destroyed', async () => {
  const { url } = await twoSites()
  const pool = new Pool({ connectionString: url, max: 1 })
  const driver = new BoundDriver(pool, '1', named)
  const borrowed = await driver.acquireConnection()

  await expect(driver.beginTransaction(borrowed, { isolationLevel: 'nonsense' as never })).rejects.toThrow(
    'syntax error',
  )
  await driver.releaseConnection(borrowed)

  expect(pool.totalCount).toBe(0)
  await pool.end()
})

test('a savepoint stays bound to the site', async () => {
  const { hansol, misoSeq } = await twoSites()
  const tx = await tables(hansol).startTransaction().execute()

  const saved = await tx.savepoint('here').execute()
  const planted = saved.insertInto('channelCategories').values({ channelSeq: misoSeq, name: 'x' }).execute()
  await expect(planted).rejects.toMatchObject({ code: '42501' })
  const back = await saved.rollbackToSavepoint('here').execute()

  expect(await back.selectFrom('channelCategories').select('name').execute()).toEqual([
    { name: 'hansol yoga' },
  ])
  await back.rollback().execute()
})

test('sites never mix under load, even with one prepared statement and plan for all', async () => {
  const { url, open, hansolSeq, misoSeq } = await twoSites()
  const busy = await open({
    url: `${url}?options=${encodeURIComponent('-c plan_cache_mode=force_generic_plan')}`,
  })
  const nobody = 999 as ChannelSeq
  const expected = new Map([
    [hansolSeq, ['hansol yoga']],
    [misoSeq, ['miso yoga']],
    [nobody, []],
  ])

  const callers = Array.from({ length: 200 }, () => [...expected.keys()]).flat()
  const answers = await Promise.all(
    callers.map(async (seq, at) => {
      if (at % 7 === 0) await sql`select 1 / 0`.execute(tables(busy.channel(seq))).catch(() => {})
      return categories(busy.channel(seq))
    }),
  )

  expect(answers).toEqual(callers.map((seq) => expected.get(seq)))
})

test('the same holds without named statements, as behind a pooler', async () => {
  const { url, hansolSeq, misoSeq, open } = await twoSites()
  const asRole = `${url}?options=${encodeURIComponent('-c role=seodang_app')}`
  const one = await open({ url: asRole, max: 1, pooler: true })

  expect(await categories(one.channel(misoSeq))).toEqual(['miso yoga'])
  await expect(
    sql`select ${1}::int / 0 from channel_categories`.execute(tables(one.channel(misoSeq))),
  ).rejects.toMatchObject({ code: '22012' })
  expect(await categories(one.channel(hansolSeq))).toEqual(['hansol yoga'])
  expect((await sql`select from channel_categories`.execute(platformTables(one.platform))).rows).toEqual([])
})

test('the stack trace of an error names the caller', async () => {
  const { hansol } = await twoSites()

  const error: unknown = await sql`select nonsense`.execute(tables(hansol)).catch((cause: unknown) => cause)

  expect(error).toMatchObject({ stack: expect.stringContaining('connections.test.ts') as string })
})

test('a statement stays usable after its first parse failed', async () => {
  const { one, hansol, add } = await oneConnection()
  const ask = () => sql`select n from later`.execute(tables(hansol))

  await expect(ask()).rejects.toMatchObject({ code: '42P01' })
  await add.all('create table later as select 1 as n')
  await add.all('grant select on later to seodang_app')

  expect((await ask()).rows).toEqual([{ n: 1 }])
  expect(await leftOn(one)).toBe('')
})
