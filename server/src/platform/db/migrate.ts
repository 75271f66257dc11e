import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Logger, runMigrations } from 'graphile-worker'
import { Kysely, Migrator, PostgresDialect, sql, type Migration } from 'kysely'
import { Pool } from 'pg'
import { asOwner, grantToAppRole, prepareRoles } from './roles.ts'

const quiet = new Logger(() => () => {})

/** Any number that no other lock uses. */
const MIGRATING = 5_330_021

/**
 * Migrates a database forward: the job queue's own tables, then the product's, then the grants of the app role. Several processes
 * may start at once: one migrates, the others wait and find it done.
 */
export const migrate = (url: string, folder: string) =>
  asOwner(url, async (owner) => {
    // Without the lock, grants sometimes collide: "tuple concurrently updated".
    await owner.query('select pg_advisory_lock($1)', [MIGRATING])
    const appRole = await prepareRoles(url)
    // Trusted since PostgreSQL 13, so the owner of a database may add it.
    await owner.query('create extension if not exists pg_trgm')
    await runMigrations({ connectionString: url, logger: quiet })
    await runOurs(url, folder)
    await grantToAppRole(url, appRole)
  })

async function runOurs(url: string, folder: string) {
  const pool = new Pool({ connectionString: url, max: 2 })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: () => sqlFiles(folder) } })
    const { error } = await migrator.migrateToLatest()
    if (error) throw error
  } finally {
    await db.destroy()
  }
}

/** True when the database's locale supports trigram search in Korean; with LC_CTYPE=C it silently finds nothing. */
export function searchesKorean(url: string) {
  return asOwner(url, async (owner) => {
    const { rows } = await owner.query<{ able: boolean }>(
      "select array_length(show_trgm('한국'), 1) is not null as able",
    )
    return rows[0]?.able === true
  }).catch(() => false)
}

async function sqlFiles(folder: string): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return Object.fromEntries(
    names.map((name, at) => [name, { up: async (db) => void (await sql.raw(texts[at] ?? '').execute(db)) }]),
  )
}
