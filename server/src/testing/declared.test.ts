import { expect, test } from 'vitest'
import { columnsIn } from '../platform/db/columns.ts'
import {
  fileColumns,
  jsonColumns,
  mergedUserColumns,
  namingPeople,
  showingFiles,
  unmovedUserColumns,
  userColumns,
} from './declared.ts'
import { aFullSite } from './full-site.ts'
import { anApp } from './world.ts'

interface DeclaredFile {
  table: string
  column: string
}
const nameOf = ({ table, column }: DeclaredFile) => `${table}.${column}`
const isInJson = (name: string) => name.split('.').length > 2

test('every column that refers to a file is declared by its feature', async () => {
  const { add } = await anApp()
  const found = await add.all<DeclaredFile>(showingFiles)
  expect(fileColumns.filter((name) => !isInJson(name)).toSorted()).toEqual(found.map(nameOf).toSorted())
})

test('every file reference in JSON is declared by its feature', async () => {
  const { add } = await aFullSite()
  const found = new Set<string>()
  for (const { table, column } of await add.all<DeclaredFile>(jsonColumns)) {
    const keys = await add.all<{ key: string }>(`
      select distinct found.key from ${table},
        lateral jsonb_path_query(${column}, 'strict $.**') part,
        lateral jsonb_each(case jsonb_typeof(part) when 'object' then part else '{}' end) found
      where found.key ilike '%file%seq%' and jsonb_typeof(found.value) = 'number'`)
    for (const { key } of keys) found.add(`${table}.${column}.${key}`)
  }
  expect([...found].toSorted()).toEqual(fileColumns.filter(isInJson).toSorted())
}, 60_000)

test('every column that refers to people is declared by its feature, once', async () => {
  const { add } = await anApp()
  const found = await add.all<DeclaredFile>(namingPeople)
  const unmoved = Object.keys(unmovedUserColumns)
  expect(
    [...userColumns, ...mergedUserColumns, ...unmoved].toSorted(),
    'userColumns, mergeAccounts.moves or unmovedUserColumns of the feature',
  ).toEqual(found.map(nameOf).toSorted())
  expect(Object.entries(unmovedUserColumns).filter(([, reason]) => reason.length < 10)).toEqual([])
})

test('columns are read table by table', () => {
  expect(columnsIn([{ one: ['a', 'b'] }, { other: ['c.key'] }])).toEqual([
    { table: 'one', column: 'a' },
    { table: 'one', column: 'b' },
    { table: 'other', column: 'c.key' },
  ])
})
