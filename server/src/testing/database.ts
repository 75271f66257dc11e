import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { Client } from 'pg'
import { startEmbedded } from '../platform/db/embedded/embedded.ts'
import { migrate } from '../platform/db/migrate.ts'

const root = resolve(import.meta.dirname, '../../..')

/** A migrated database nobody works in; each test clones it in well under 100 ms. */
export async function templateDatabase() {
  const postgres = await startEmbedded({
    dataDir: resolve(root, '.data/test'),
    log: () => {},
    isDurable: false,
  })
  const superuserUrl = at(postgres.superuserUrl, 'postgres')
  const url = at(postgres.url, 'template')
  await onServer(superuserUrl, 'drop database if exists template with (force)')
  await onServer(superuserUrl, 'create database template owner seodang')
  await migrate(url, resolve(root, 'server/migrations'))
  return { url, superuserUrl, stop: postgres.stop }
}

export async function cloneDatabase({ url, superuserUrl }: { url: string; superuserUrl: string }) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(superuserUrl, `create database ${name} template template owner seodang`)
  return {
    url: at(url, name),
    superuserUrl: at(superuserUrl, name),
    drop: () => onServer(superuserUrl, `drop database ${name} with (force)`),
  }
}

const at = (url: string, database: string) => url.replace(/[^/]+$/, database)

async function onServer(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
