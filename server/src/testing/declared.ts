import { features } from '../app.ts'
import { columnsIn, referencesOf, type Column } from '../platform/db/columns.ts'

const nameOf = ({ table, column }: Column) => `${table}.${column}`
const { files, users } = referencesOf(features)

/** The features' declarations, as `table.column`. */
export const fileColumns = files.map(nameOf)
export const userColumns = users.map(nameOf)
export const mergedUserColumns = columnsIn(
  features.map(({ mergeAccounts }) => mergeAccounts.moves ?? {}),
).map(nameOf)
/** Why merging accounts does not move these columns. */
export const unmovedUserColumns: Record<string, string> = Object.assign(
  {},
  ...features.map((feature) => feature.unmovedUserColumns),
)

/** Every column that refers to a person: by its name, by a key to accounts, or to the members of a site. */
export const namingPeople = `
  select table_name::text as table, column_name::text as column from information_schema.columns
  where table_schema = 'public' and column_name like '%user_seq' and table_name <> 'users'
  union
  select conrelid::regclass::text as table, attname::text as column
  from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
  where contype = 'f' and confrelid in ('users'::regclass, 'members'::regclass) and attname like '%user_seq'
  order by 1, 2`

/** Every column that holds the number of a file, with a key to files or without one. */
export const showingFiles = `
  select table_name::text as table, column_name::text as column from information_schema.columns
  where table_schema = 'public' and column_name like '%file_seq' and table_name <> 'files'
  union
  select conrelid::regclass::text, attname::text
  from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
  where contype = 'f' and confrelid = 'files'::regclass and attname <> 'channel_seq'
  order by 1, 2`

/** Every column of JSON. */
export const jsonColumns = `
  select table_name::text as table, column_name::text as column from information_schema.columns
  where table_schema = 'public' and data_type = 'jsonb' order by 1, 2`
