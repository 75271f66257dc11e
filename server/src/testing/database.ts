import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { startEmbedded, type Embedded } from '../platform/db/embedded/embedded.ts'
import { migrate } from '../platform/db/migrate.ts'
import { asOwner } from '../platform/db/roles.ts'
import { isRunning } from '../platform/operating/processes.ts'

const root = resolve(import.meta.dirname, '../../..')
export const migrationsFolder = resolve(root, 'server/migrations')

/** Every table counts in a distant range of its own, so that no number is mistaken for one of another table. */
const farNumbers = `do $$
  declare counted record; start bigint := 701000000;
  begin
    for counted in
      select table_name, column_name from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES' order by 1
    loop
      execute format('alter table %I alter column %I restart with %s', counted.table_name, counted.column_name, start);
      start := start + 1000000;
    end loop;
  end $$`

/** A migrated database that nobody writes to; tests get copies, see `reuse.ts`. Each run has its own. */
export async function templateDatabase() {
  const postgres = await startEmbedded({
    dataDir: resolve(root, '.data/test'),
    log: () => {},
    isDurable: false,
  })
  await sweep(postgres)
  const name = `template_${process.pid}_${randomUUID().slice(0, 8)}`
  const template = await createDatabase(postgres, name)
  await migrate(template.url, migrationsFolder)
  await asOwner(template.superuserUrl, (boss) => boss.query(farNumbers))
  const stop = async () => {
    await dropAll(postgres, (database) => database.startsWith(testsOf(name)))
    await template.drop()
    // Simultaneous runs share the server; the last one ends it.
    await postgres.stop()
  }
  return { url: template.url, superuserUrl: template.superuserUrl, stop }
}

type TestDatabase = Pick<Embedded, 'url' | 'superuserUrl'>

/** An empty database of the product's own user. */
export const emptyDatabase = (template: TestDatabase) => createDatabase(template, newNameFor(template))
export const cloneDatabase = (template: TestDatabase) =>
  createDatabase(template, newNameFor(template), databaseOf(template.url))

/** The databases of a run contain the name of its template, so that the end of the run finds them all. */
const testsOf = (template: string) => `${template.replace('template', 'test')}_`
const newNameFor = ({ url }: TestDatabase) => testsOf(databaseOf(url)) + randomUUID().slice(0, 8)

async function createDatabase({ url, superuserUrl }: TestDatabase, name: string, template = 'template1') {
  const server = at(superuserUrl, 'postgres')
  await asOwner(server, (boss) => boss.query(`create database ${name} template ${template} owner seodang`))
  return {
    url: at(url, name),
    superuserUrl: at(superuserUrl, name),
    drop: () => asOwner(server, (boss) => boss.query(`drop database if exists ${name} with (force)`)),
  }
}

/** Drops databases of killed runs. */
const sweep = (database: TestDatabase) => dropAll(database, (name) => !isRunning(Number(name.split('_')[1])))

const dropAll = ({ superuserUrl }: TestDatabase, isMeant: (name: string) => boolean) =>
  asOwner(at(superuserUrl, 'postgres'), async (boss) => {
    const { rows } = await boss.query<{ name: string }>(
      "select datname as name from pg_database where datname ~ '^(test|template)_'",
    )
    for (const { name } of rows.filter((row) => isMeant(row.name)))
      await boss.query(`drop database if exists ${name} with (force)`)
  })

const databaseOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)
const at = (url: string, database: string) => url.replace(/[^/]+$/, database)
