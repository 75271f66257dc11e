import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { asOwner } from '../platform/db/roles.ts'
import { readSettings } from '../platform/operating/settings.ts'
import { cloneDatabase } from '../testing/database.ts'
import { commandIn } from './commands.ts'

let url: string
let folder: string
let said: string[]
let drop: () => Promise<unknown>
beforeEach(async () => {
  ;({ url, drop } = await cloneDatabase(inject('template')))
  folder = await mkdtemp(join(tmpdir(), 'seodang-commands-'))
  said = []
})
afterEach(async () => {
  await drop()
  await rm(folder, { recursive: true })
})

const type = (words: string) =>
  commandIn(words.split(' '))?.({
    settings: readSettings({ DATABASE_URL: url, DATA_DIR: join(folder, 'data') }, folder),
    version: '1.0.0',
    migrations: resolve(import.meta.dirname, '../../migrations'),
    now: () => new Date('2026-03-01T10:00:00Z'),
    say: (line) => said.push(line),
  })
const addAccount = () =>
  asOwner(url, (db) =>
    db.query("insert into users (email, password_hash, name) values ('haru@example.com', 'x', 'Haru')"),
  )

test('without a command the product is started', () => {
  expect(commandIn([])).toBeNull()
})

test('an unknown or incomplete command prints its usage', () => {
  expect(() => commandIn(['destroy'])).toThrow('backup, restore, import-site, operator, orderer, unlock')
  expect(() => commandIn(['backup'])).toThrow('npm run backup -- <file.tar>')
})

test('an account becomes operator; repeating it changes nothing', async () => {
  await addAccount()

  await type('operator Haru@example.com')
  await type('operator haru@example.com')

  const { rows } = await asOwner(url, (db) => db.query('select is_operator from users'))
  expect(rows).toEqual([{ is_operator: true }])
  expect(said.at(-1)).toContain('is an operator')
})

test('only an existing account becomes operator', async () => {
  await expect(type('operator mina@example.com')).rejects.toThrow('Sign up on the platform first')
})

test('a user who lost every second factor signs in by password again', async () => {
  await addAccount()
  await asOwner(url, (db) =>
    db.query(`insert into second_factors (user_seq, kind, name, sealed, last_step, created_at)
      select user_seq, 'TOTP', 'phone', 'x', 0, now() from users`),
  )
  await type('unlock haru@example.com')
  const { rows } = await asOwner(url, (db) => db.query('select from second_factors'))
  expect(rows).toEqual([])
  await expect(type('unlock mina@example.com')).rejects.toThrow('no account')
})

test('a running installation can be backed up, and refuses a restore', async () => {
  await addAccount()
  const file = join(folder, 'backup.tar')

  await type(`backup ${file}`)

  expect(said).toEqual([expect.stringMatching(/backup\.tar holds \d+ rows, 0 files and the master secret/)])
  await expect(type(`restore ${file}`)).rejects.toThrow('this database has accounts')
})
