import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrate } from '../../../platform/db/migrate.ts'
import { emptyDatabase, migrationsFolder } from '../../../testing/database.ts'
import { adding } from '../../../testing/rows.ts'

test('a role that could add learners by the key for changing them still can, and what was decided since stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seodang-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of readdirSync(migrationsFolder))
    if (name < '0207') cpSync(join(migrationsFolder, name), join(folder, name))
  const { url, superuserUrl, drop } = await emptyDatabase(inject('template'))
  onTestFinished(async () => void (await drop()))
  await migrate(url, folder)
  const add = await adding(superuserUrl)
  onTestFinished(() => add.end())
  const owner = await add.user('Owner')
  const channelSeq = await add.channel('haru', owner)
  const other = await add.channel('other', owner)
  await add.all(
    `insert into role_permissions (channel_seq, role, permission_key, is_allowed) values
      ($1, 'TCH', 'CLASS_STUDENT_UPDATE', true), ($1, 'MNG', 'CLASS_STUDENT_UPDATE', false),
      ($2, 'TCH', 'CLASS_STUDENT_UPDATE', true), ($2, 'TCH', 'CLASS_STUDENT_CREATE', false)`,
    [channelSeq, other],
  )

  await migrate(url, migrationsFolder)

  expect(
    await add.all(
      `select channel_seq, role, is_allowed from role_permissions where permission_key = 'CLASS_STUDENT_CREATE'
       order by channel_seq, role`,
    ),
  ).toEqual([
    { channel_seq: channelSeq, role: 'MNG', is_allowed: false },
    { channel_seq: channelSeq, role: 'TCH', is_allowed: true },
    { channel_seq: other, role: 'TCH', is_allowed: false },
  ])
})
