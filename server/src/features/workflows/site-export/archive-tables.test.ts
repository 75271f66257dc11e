import { expect, inject, onTestFinished, test } from 'vitest'
import { asOwner } from '../../../platform/db/roles.ts'
import { cloneDatabase } from '../../../testing/database.ts'
import { expressions, formOf, harmlessColumns, htmlColumns, rowFilters } from './columns.rules.ts'
import { leftOutOfPlatform, leftOutTables } from './left-out.rules.ts'
import { inArchive, siteTablesSql, type SiteTable } from './site-tables.queries.ts'

async function query<Row extends object>(text: string, values: unknown[] = []) {
  const clone = await cloneDatabase(inject('template'))
  onTestFinished(async () => void (await clone.drop()))
  return asOwner(clone.url, async (db) => (await db.query<Row>(text, values)).rows)
}
const allTables = () => query<SiteTable>(siteTablesSql)
const columnsOf = (all: readonly SiteTable[]) =>
  all.flatMap(({ name, columns }) =>
    columns.map((column) => ({ ...column, table: name, where: `${name}.${column.name}` })),
  )

test('every table of sites is in an archive, or left out with a reason', async () => {
  const names = (await allTables()).map(({ name }) => name)

  expect(Object.keys(leftOutTables).filter((name) => !names.includes(name))).toEqual([])
  expect(
    Object.entries({ ...leftOutTables, ...leftOutOfPlatform }).filter(([, why]) => why.length < 10),
  ).toEqual([])
})

test('every table of the platform that names a site is in an archive, or left out with a reason', async () => {
  const found = await query<{ name: string }>(
    `select c.relname::text as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relrowsecurity
       and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname in ('channel_seq', 'host_channel_seq'))`,
  )

  const known = [...Object.keys(leftOutOfPlatform), 'channels', 'user_agreements']
  expect(found.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
})

test('no column that sounds like a secret is in an archive without a reason', async () => {
  const secrets = columnsOf(inArchive(await allTables())).filter(({ name }) =>
    /sealed|secret|token|hash|password|(^|_)keys?(_|$)|keyword/.test(name),
  )
  const isTreated = ({ table, name, type }: (typeof secrets)[number]) =>
    expressions[table]?.[name] !== undefined || !['plain', 'json'].includes(formOf(table, { name, type }))

  const unnamed = secrets.filter((column) => !isTreated(column) && !harmlessColumns[column.where])
  expect(unnamed.map(({ where }) => where)).toEqual([])
  const names = secrets.map(({ where }) => where)
  expect(Object.keys(harmlessColumns).filter((where) => !names.includes(where))).toEqual([])
})

test('no row in an archive refers to a table that is left out', async () => {
  const keys = await query<{ table: string; column: string; parent: string }>(
    `select k.conrelid::regclass::text as table, a.attname::text as column, k.confrelid::regclass::text as parent
     from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey) and a.attname <> 'channel_seq'
     where k.contype = 'f' and k.confrelid::regclass::text = any ($1)`,
    [Object.keys(leftOutTables)],
  )

  const dangling = keys.filter(
    ({ table, column }) =>
      !leftOutTables[table] && !leftOutOfPlatform[table] && expressions[table]?.[column] !== 'null',
  )
  expect(dangling).toEqual([])
})

test('every column that is named is one of the database', async () => {
  const all = await allTables()
  const known = new Set(columnsOf(all).map(({ where }) => where))
  const named = Object.entries(expressions).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  )

  expect([...named, ...htmlColumns].filter((where) => !known.has(where))).toEqual([])
  expect(Object.keys(rowFilters).filter((table) => !all.some(({ name }) => name === table))).toEqual([])
})

test('every column that names a person says so in its name', async () => {
  const others = await query<{ where: string }>(
    `select k.conrelid::regclass::text || '.' || a.attname as where
     from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
     where k.contype = 'f' and k.confrelid = 'users'::regclass and a.attname !~ 'user_seq$'`,
  )

  expect(others).toEqual([])
})
