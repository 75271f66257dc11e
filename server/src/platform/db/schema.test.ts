import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Client, escapeLiteral } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { findGaps } from '../../testing/catalogue.ts'
import { cloneDatabase, emptyDatabase, migrationsFolder } from '../../testing/database.ts'
import { printTables } from '../../testing/print-tables.ts'
import { openDatabase } from './database.ts'
import { migrate, searchesKorean } from './migrate.ts'
import { asOwner, loneUserAdvice, prepareRoles } from './roles.ts'

async function connected() {
  const clone = await cloneDatabase(inject('template'))
  const client = new Client({ connectionString: clone.url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await clone.drop()
  })
  return client
}

test('nothing in the schema can pass a row from one site to another', async () => {
  const gaps = await findGaps(await connected())

  expect(gaps).toEqual({
    tables: [],
    foreignKeys: [],
    uniqueIndexes: [],
    views: [],
    functions: [],
    grants: [],
    forgottenExceptions: [],
  })
})

test('each kind of gap would be detected', async () => {
  const owner = await connected()
  await owner.query(`
    create table forgotten (channel_seq bigint not null, n int);
    create table loose (channel_seq bigint not null default 1, code text unique, course_seq bigint);
    call belongs_to_channel('loose');
    alter table courses add constraint oops unique (course_seq);
    alter table loose add constraint crosses foreign key (course_seq) references courses (course_seq);
    alter table loose add constraint sweeps foreign key (channel_seq) references channels on delete cascade;
    create policy also on posts using (true);
    create view peeks as select * from courses;
    create materialized view keeps as select * from courses;
    create function sudo() returns int language sql security definer return 1;
    grant truncate on courses to seodang_app;
    drop function add_platform_job`)

  expect(await findGaps(owner)).toEqual({
    tables: ['forgotten', 'posts'],
    foreignKeys: ['loose.crosses', 'loose.sweeps'],
    uniqueIndexes: ['loose_code_key', 'oops'],
    views: ['keeps', 'peeks'],
    functions: ['sudo'],
    grants: ['TRUNCATE on courses'],
    forgottenExceptions: ['add_platform_job'],
  })
})

test('the generated types match the database', async () => {
  const printed = await readFile('server/src/platform/db/tables.gen.ts', 'utf8')

  expect(printed, 'run `npm run tables`').toBe(await printTables(await connected()))
})

test('the database finds parts of Korean words', async () => {
  expect(await searchesKorean(inject('template').url)).toBe(true)
})

test('three simultaneous starters migrate once, and a later start changes nothing', async () => {
  const empty = await anEmptyDatabase()

  await Promise.all([1, 2, 3].map(() => migrate(empty.url, migrationsFolder)))
  await migrate(empty.url, migrationsFolder)

  const { rows } = await asOwner(empty.url, (owner) => owner.query('select name from kysely_migration'))
  expect(rows.length).toBeGreaterThan(5)
})

test('the server does not start with a table outside row security', async () => {
  const clone = await cloneDatabase(inject('template'))
  onTestFinished(async () => void (await clone.drop()))
  await asOwner(clone.url, (owner) => owner.query('create table forgotten (channel_seq bigint not null)'))

  await expect(openDatabase({ url: clone.url, onLost: () => {} })).rejects.toThrow(
    'row security does not hold for seodang_app on: forgotten',
  )
})

test('a backfill changes nothing unless it declares that it reads all sites', async () => {
  const owner = await connected()
  await aSiteWithBoard(owner)
  const backfill = async () => (await owner.query("update boards set name = name || '!'")).rowCount

  expect(await backfill()).toBe(0)
  await owner.query("call see_all_channels('boards')")
  expect(await backfill()).toBe(1)
  await owner.query("call see_one_channel_again('boards')")
  expect(await backfill()).toBe(0)
})

test('a database user who may create roles gets a second one for serving', async () => {
  const { url } = await aUser('login createrole')

  expect(await prepareRoles(url)).toBe(`${userOf(url)}_app`)
  expect(await loneUserAdvice(url)).toBeNull()
})

test('a plain user does everything under the same policies, and gets advice', async () => {
  const { url } = await aUser('login')
  await migrate(url, migrationsFolder)
  const database = await openDatabase({ url, onLost: () => {} })
  onTestFinished(database.close)
  await asOwner(url, aSiteWithBoard)

  expect(await prepareRoles(url)).toBeNull()
  expect(await loneUserAdvice(url)).toContain(`create role "${userOf(url)}_app" nologin`)
  expect((await database.pool.query('select from boards')).rows).toEqual([])
})

test('a superuser serves as a plain role', async () => {
  const { url } = await aUser('login superuser')
  await migrate(url, migrationsFolder)
  const database = await openDatabase({ url, onLost: () => {} })
  onTestFinished(database.close)
  await asOwner(url, aSiteWithBoard)

  expect((await database.pool.query('select from boards')).rows).toEqual([])
})

test('a user who bypasses row security and cannot create another role is refused', async () => {
  const { url } = await aUser('login bypassrls')

  await expect(prepareRoles(url)).rejects.toThrow('ignores row security')
})

async function anEmptyDatabase() {
  const empty = await emptyDatabase(inject('template'))
  onTestFinished(async () => void (await empty.drop()))
  return empty
}

/** A database owned by a new user of that kind. */
async function aUser(kind: string) {
  const name = `u_${randomUUID().slice(0, 8)}`
  // Runs last, after the database with the user's objects was dropped.
  onTestFinished(async () => {
    const server = inject('template').superuserUrl.replace(/[^/]+$/, 'postgres')
    await asOwner(server, (boss) => boss.query(`drop role if exists ${name}_app; drop role ${name}`))
  })
  const empty = await anEmptyDatabase()
  await asOwner(empty.superuserUrl, async (boss) => {
    await boss.query(`create role ${name} ${kind} password ${escapeLiteral('pw')}`)
    await boss.query(`alter database ${new URL(empty.url).pathname.slice(1)} owner to ${name}`)
  })
  return { url: Object.assign(new URL(empty.url), { username: name, password: 'pw' }).href }
}

const userOf = (url: string) => new URL(url).username

const aSiteWithBoard = (owner: Client) =>
  owner.query(`
    insert into users (email, password_hash, name) values ('haru@example.com', 'x', 'Haru');
    insert into channels (name, address, brand_color, brand_shades, owner_user_seq, created_at, updated_at)
      select 'Haru', 'haru', '#aabbcc', array_fill('#aabbcc'::text, array[10]), user_seq, now(), now() from users;
    begin; select set_config('app.channel_seq', max(channel_seq)::text, true) from channels; insert into boards (board_type_cd, name) values ('02', 'notice'); commit`)
