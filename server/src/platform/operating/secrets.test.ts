import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { masterSecretOf, secretsFrom } from './secrets.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'seodang-secrets-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const master = Buffer.alloc(32, 7)
const videoKey = Buffer.from('0123456789abcdef')
const secretText = Buffer.alloc(32, 1).toString('base64')

test('each purpose has its own key, the same at every start', () => {
  const secrets = secretsFrom(master)

  expect(secrets.keyFor('storage-signature')).toBe(secretsFrom(master).keyFor('storage-signature'))
  expect(secrets.keyFor('storage-signature')).not.toBe(secrets.keyFor('tickets'))
  expect(secrets.keyFor('tickets')).not.toBe(secretsFrom(Buffer.alloc(32, 8)).keyFor('tickets'))
})

test('a wrapped key is unwrapped under its own label', () => {
  const wrapped = secretsFrom(master).wrap(videoKey, 'video:1:2')

  expect(wrapped).not.toContain(videoKey.toString('base64url'))
  expect(secretsFrom(master).unwrap(wrapped, 'video:1:2')).toEqual(videoKey)
})

test('a wrapped key is not unwrapped under another label or secret, or after a change', () => {
  const secrets = secretsFrom(master)
  const wrapped = secrets.wrap(videoKey, 'video:1:2')

  expect(() => secrets.unwrap(wrapped, 'video:1:3')).toThrow()
  expect(() => secretsFrom(Buffer.alloc(32, 8)).unwrap(wrapped, 'video:1:2')).toThrow()
  expect(() => secrets.unwrap(`${wrapped.slice(0, -4)}AAAA`, 'video:1:2')).toThrow()
})

test('demo mode creates a secret once, readable by its owner only', async () => {
  const first = await masterSecretOf({ masterSecret: null, dataDir })

  expect(first).toHaveLength(32)
  expect(await masterSecretOf({ masterSecret: null, dataDir })).toEqual(first)
  expect((await stat(join(dataDir, 'master.secret'))).mode & 0o777).toBe(0o600)
})

test('two simultaneous starters use one secret', async () => {
  const made = await Promise.all([1, 2, 3].map(() => masterSecretOf({ masterSecret: null, dataDir })))

  expect(new Set(made.map(String)).size).toBe(1)
})

test('a demo becomes a real installation with its own secret', async () => {
  const made = await masterSecretOf({ masterSecret: null, dataDir })
  const written = (await readFile(join(dataDir, 'master.secret'), 'utf8')).trim()

  expect(await masterSecretOf({ masterSecret: written, dataDir })).toEqual(made)
})

test("another secret than the data's is refused", async () => {
  await masterSecretOf({ masterSecret: secretText, dataDir })
  const other = Buffer.alloc(32, 2).toString('base64')

  await expect(masterSecretOf({ masterSecret: other, dataDir })).rejects.toThrow('could not be opened')
  await expect(masterSecretOf({ masterSecret: null, dataDir })).rejects.toThrow('Set it again')
})

test('a damaged secret file stops the start', async () => {
  await writeFile(join(dataDir, 'master.secret'), 'oops')

  await expect(masterSecretOf({ masterSecret: null, dataDir })).rejects.toThrow('damaged')
})

test('a sealed file is opened under its own label, and no other file is taken for one', () => {
  const secrets = secretsFrom(master)
  const file = Buffer.from('%PDF-1.7 of somebody')
  const sealed = secrets.seal(file, 'document:1')

  expect(sealed.includes('somebody')).toBe(false)
  expect([secrets.isSealed(sealed), secrets.isSealed(file), secrets.isSealed(Buffer.alloc(0))]).toEqual([
    true,
    false,
    false,
  ])
  expect(secretsFrom(master).unseal(sealed, 'document:1')).toEqual(file)
  expect(secrets.unseal(secrets.seal(Buffer.alloc(0), 'empty'), 'empty')).toEqual(Buffer.alloc(0))
  expect(() => secrets.unseal(sealed, 'document:2')).toThrow()
  expect(() => secrets.unseal(file, 'document:1')).toThrow()
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
  expect(() => secrets.unseal(sealed, 'document:1')).toThrow()
})
