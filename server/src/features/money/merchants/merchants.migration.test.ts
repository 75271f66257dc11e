import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrate } from '../../../platform/db/migrate.ts'
import { emptyDatabase, migrationsFolder } from '../../../testing/database.ts'
import { adding } from '../../../testing/rows.ts'

const then = new Date('2026-11-20T03:00:00Z')

/** An installation of the migrations before this one. */
async function anInstallationBefore(number: string) {
  const folder = mkdtempSync(join(tmpdir(), 'seodang-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of readdirSync(migrationsFolder))
    if (name < number) cpSync(join(migrationsFolder, name), join(folder, name))
  const { url, superuserUrl, drop } = await emptyDatabase(inject('template'))
  onTestFinished(async () => void (await drop()))
  await migrate(url, folder)
  const add = await adding(superuserUrl)
  onTestFinished(() => add.end())
  return { add, moveOn: () => migrate(url, migrationsFolder) }
}

test('an account from before keeps its keys, and takes payments if it did', async () => {
  const { add, moveOn } = await anInstallationBefore('0165')
  const channelSeq = await add.channel('haru', await add.user('Owner'))
  const account = (name: string, isActive: boolean) =>
    add.row('merchants', {
      channel_seq: channelSeq,
      provider: 'toss',
      mode: 'test',
      client_key: `test_ck_${name}`,
      sealed_secret: `sealed-${name}`,
      secret_end: 'haru',
      notice_token: `token-${name}`,
      is_active: isActive,
      connected_at: then,
      checked_at: then,
    })
  await account('old', false)
  await account('new', true)

  await moveOn()

  const keys = 'account_key, public_keys, sealed_keys, secret_ends'
  expect(await add.all(`select ${keys} from merchants order by merchant_seq`)).toEqual(
    ['old', 'new'].map((name) => ({
      account_key: `test_ck_${name}`,
      public_keys: { clientKey: `test_ck_${name}` },
      sealed_keys: { secretKey: `sealed-${name}` },
      secret_ends: { secretKey: 'haru' },
    })),
  )
  expect(
    await add.all(
      'select currency, account_key from merchant_currencies join merchants using (channel_seq, merchant_seq)',
    ),
  ).toEqual([{ currency: 'KRW', account_key: 'test_ck_new' }])
})
