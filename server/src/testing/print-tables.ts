import type { Client, Pool } from 'pg'
import { groupBy } from '../platform/group-by.ts'

interface Column {
  table: string
  column: string
  type: string
  nullable: boolean
  optional: boolean
  tenant: boolean
  allowed: string | null
}

/** As the driver returns them: numbers beyond JavaScript's precision stay text. */
const scalars: Record<string, string> = {
  bool: 'boolean',
  bpchar: 'string',
  bytea: 'Buffer',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int4multirange: 'string',
  int8: 'number',
  interval: 'unknown',
  json: 'unknown',
  jsonb: 'unknown',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
  varchar: 'string',
}

/** Columns that refer to another table under their own name, by the ending of its brand. */
const aliases: Record<string, string> = {
  UserSeq: 'UserSeq',
  FileSeq: 'FileSeq',
  SourceSeq: 'AttendSeq',
  PackageSeq: 'CourseSeq',
  PackageAttendSeq: 'AttendSeq',
  ParentAttendSeq: 'AttendSeq',
  MenuSeq: 'MenuSeq',
  PageSeq: 'PageSeq',
  ResourceSeq: 'CurriculumSeq',
  LessonSeq: 'CurriculumSeq',
  LevelSeq: 'LevelSeq',
  ChannelSeq: 'ChannelSeq',
}
/** Not an id of a row: how far somebody has read. */
const plainNumbers = new Set(['alarm_read_seq'])

/** Generates the types of every table from the database; a column's name determines its brand. */
export async function printTables(client: Client | Pool) {
  const { rows } = await client.query<Column>(columnsOfOurTables)
  const brands = [...new Set(rows.map(brandOf))].filter((brand) => brand !== null)
  const platform = rows.filter((row) => !row.tenant)
  const tenant = rows.filter((row) => row.tenant)
  return `// Printed from the database by \`npm run tables\`. Do not edit.
import type { Generated } from 'kysely'
import type { ${brands.toSorted().join(', ')} } from 'contract/values/ids'

/** Tables without a site. */
export interface PlatformTables {\n${print(platform)}}

/** The tables that a site sees: its own rows of these, and the tables without a site. */
export interface Tables extends PlatformTables {\n${print(tenant)}}\n`
}

const print = (rows: Column[]) =>
  [...groupBy(rows, (row) => row.table)]
    .map(([table, columns]) => {
      return `  ${camel(table)}: {\n${columns.map((column) => `    ${line(column)}\n`).join('')}  }\n`
    })
    .join('')

function line(column: Column) {
  const words = column.allowed?.match(/'\w+'(?=::text)/g)
  const plain = words?.join(' | ') ?? brandOf(column) ?? scalarOf(column)
  const type = column.nullable ? `${plain} | null` : plain
  return `${camel(column.column)}: ${column.optional ? `Generated<${type}>` : type}`
}

function scalarOf({ table, column, type }: Column) {
  const scalar = scalars[type.replace(/^_/, '')]
  if (!scalar) throw new Error(`${table}.${column}: no TypeScript type for ${type}`)
  return type.startsWith('_') ? `${scalar}[]` : scalar
}

function brandOf({ column }: Column) {
  if (!column.endsWith('_seq') || plainNumbers.has(column)) return null
  const name = camel(column)
  const brand = name.slice(0, 1).toUpperCase() + name.slice(1)
  const alias = Object.keys(aliases).find((ending) => brand.endsWith(ending))
  return (alias && aliases[alias]) ?? brand
}

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const columnsOfOurTables = `
  select c.table_name as "table", c.column_name as "column", c.udt_name as "type",
         c.is_nullable = 'YES' as nullable,
         c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as optional,
         (select relrowsecurity from pg_class where oid = format('%I', c.table_name)::regclass) as tenant,
         (select pg_get_constraintdef(k.oid) from pg_constraint k
           where k.conrelid = format('%I', c.table_name)::regclass and k.contype = 'c'
             and k.conkey = array[c.ordinal_position::smallint]
             and pg_get_constraintdef(k.oid) ~ '\\w = (ANY \\(ARRAY\\[)?''') as allowed
    from information_schema.columns c
   where c.table_schema = 'public' and c.table_name not like 'kysely_%'
   order by c.table_name, c.ordinal_position`
