import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { emptyDatabase, migrationsFolder } from '../../testing/database.ts'
import { adding } from '../../testing/rows.ts'
import { migrate } from './migrate.ts'

/** The migrations of an installation that was last started before this one. */
function migrationsBefore(number: string) {
  const folder = mkdtempSync(join(tmpdir(), 'seodang-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of readdirSync(migrationsFolder))
    if (name < number) cpSync(join(migrationsFolder, name), join(folder, name))
  return folder
}

test('an installation with sites and courses migrates, and its lists contain every course', async () => {
  const { url, superuserUrl, drop } = await emptyDatabase(inject('template'))
  onTestFinished(async () => void (await drop()))
  await migrate(url, migrationsBefore('0033'))
  const add = await adding(superuserUrl)
  onTestFinished(() => add.end())
  const writer = await add.user('Haru')
  for (const address of ['haru', 'sodam'])
    await add.course(await add.channel(address, writer), { writer, price: 0 })

  await migrate(url, migrationsFolder)

  expect(await add.all('select amount, marks from course_tallies order by channel_seq')).toEqual([
    { amount: 1, marks: 97 },
    { amount: 1, marks: 97 },
  ])
  expect(await add.all('select course_seq from course_words')).toHaveLength(2)
})

test('history from before actions had names keeps its sentences, and is searched by feature', async () => {
  const { url, superuserUrl, drop } = await emptyDatabase(inject('template'))
  onTestFinished(async () => void (await drop()))
  await migrate(url, migrationsBefore('0095'))
  const add = await adding(superuserUrl)
  onTestFinished(() => add.end())
  const userSeq = await add.user('Haru')
  const calls = [
    ['POST /api/v1.0/channels/:channelSeq/courses/:courseSeq/payment', 'courses'],
    ['DELETE /api/util/v1-0/channels/:channelSeq/members/:memberSeq/block', 'members'],
    ['POST /api/v1.0/channels/:channelSeq/courses/:courseSeq/attendees/decide', 'enrolments'],
    ['POST /api/v1.0/channels/:channelSeq/gone', 'boards'],
  ] as const
  for (const address of ['haru', 'sodam']) {
    const channelSeq = await add.channel(address, userSeq)
    await add.member({ channelSeq, userSeq, role: 'OWN' })
    for (const [action, room] of calls)
      await add.row('staff_actions', {
        channel_seq: channelSeq,
        user_seq: userSeq,
        role: 'OWN',
        action,
        room,
        created_at: new Date('2026-11-21T03:00:00Z'),
      })
  }

  await migrate(url, migrationsFolder)

  const found = await add.all('select action, room from staff_actions order by staff_action_seq')
  const names = [
    { action: 'courses.saveCoursePayment', room: 'courses' },
    { action: 'members.unblockMember', room: 'members' },
    { action: 'admissions.decideAttendees', room: 'admissions' },
    { action: 'POST /api/v1.0/channels/:channelSeq/gone', room: 'notices' },
  ]
  expect(found).toEqual([...names, ...names])
})
