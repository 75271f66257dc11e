import { expect, test } from 'vitest'
import * as api from 'contract/workflows/file-imports/api'
import { getUploadUrl } from 'contract/system/files/api'
import { listMemberInvitations } from 'contract/people/members/invitations.api'
import { MAX_INVITED_A_DAY } from 'contract/people/members/invitations.rules'
import { joinChannel } from 'contract/people/members/membership.api'
import { applyForPlace } from 'contract/workflows/admissions/applications.api'
import { listAttendees } from 'contract/workflows/admissions/api'
import { seq, type FileImportSeq } from 'contract/values/ids'
import { z } from 'zod'
import { visitSite } from '../../../platform/jobs/tasks.ts'
import { rowsAt } from '../../../testing/spreadsheets.ts'
import { aPackageShop } from '../../../testing/packages-world.ts'
import { aClass, somebody } from '../../../testing/world.ts'
import { deleteOldImports, placeWaiting } from './file-imports.jobs.ts'

const Stored = z.object({ data: z.object({ fileSeq: seq('file') }) })
const heads = '이메일,휴대폰,구매자명,강의명,주문번호,결제일,결제금액,통화,수강종료일'

const aMove = async (options: Parameters<typeof aClass>[0] = {}) =>
  moving(await aClass({ isQuiet: true, ...options }))

/** What staff do with files on a site. */
async function moving<World extends Awaited<ReturnType<typeof aClass>>>(world: World) {
  const { app, owner, channelSeq, courseRef, add } = world
  const here = { channelSeq }
  const [{ title }] = (await add.all<{ title: string }>('select title from courses')) as [{ title: string }]
  const send = async (lines: string[]) => {
    const bytes = Buffer.from([heads, ...lines].join('\n'))
    const query = { filename: 'orders.csv', fileSize: bytes.length, kind: 'import_file' as const }
    const { uploadUrl } = await owner.call(getUploadUrl, { ...here, query })
    const reply = await app.http.inject({ method: 'PUT', url: uploadUrl, payload: bytes })
    const { fileSeq } = Stored.parse(reply.json()).data
    return owner.call(api.createFileImport, { ...here, body: { kind: 'PLACES', fileSeq } })
  }
  const start = async (fileImportSeq: FileImportSeq, sendsInvitations = false, addsSeats = false) => {
    const body = { sendsInvitations, addsSeats }
    await owner.call(api.startFileImport, { ...here, fileImportSeq, body })
    await app.workOnce()
    return owner.call(api.getFileImport, { ...here, fileImportSeq })
  }
  const rows = async (fileImportSeq: FileImportSeq) =>
    (await owner.call(api.listImportRows, { ...here, fileImportSeq, query: { size: 100 } })).list
  const learners = async () => {
    const { list } = await owner.call(listAttendees, { ...courseRef, query: { state: 'APPROVED' } })
    return list
      .map(({ name, validAt }) => [name, validAt])
      .toSorted(([one], [other]) => String(one).localeCompare(String(other)))
  }
  const sales = async () => (await owner.call(api.listImportedSales, { ...here, query: {} })).list
  return { ...world, title, send, start, rows, learners, sales }
}

/** Every table that a sum of money is made of. */
const moneyTables = [
  'orders',
  'order_items',
  'payments',
  'refunds',
  'money_entries',
  'settlements',
  'payouts',
  'channel_stats',
]

test('members get places with the end of the file; what they paid is a record, and in no sum of money', async () => {
  const { send, start, rows, learners, sales, title, add } = await aMove()
  const existing = await add.all<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_name = any($1)",
    [moneyTables],
  )
  expect(existing.length).toBeGreaterThan(4)
  const money = async () => {
    const counts: unknown[] = []
    for (const { name } of existing) counts.push(await add.all(`select * from ${name}`))
    return counts
  }
  const before = await money()
  const { fileImportSeq } = await send([
    `mina@example.com,,김미나,${title},A-1,2026-03-02 12:30:11,"55,000",KRW,2027-03-31`,
    `haru@example.com,,하루,${title},A-2,2025-01-02,12.50,USD,2025-07-01`,
  ])
  expect(await start(fileImportSeq)).toMatchObject({ counts: { done: 1, recorded: 1, failed: 0 } })
  expect(await learners()).toEqual([['Mina', '2027-03-31T14:59:59.000Z']])
  expect(
    (await sales()).map(({ state, soldOn, amount, currency }) => [state, soldOn, amount, currency]),
  ).toEqual([
    ['RECORDED', '2025-01-02', 1250, 'USD'],
    ['PLACED', '2026-03-02', 55_000, 'KRW'],
  ])
  expect((await rows(fileImportSeq)).map(({ outcome }) => outcome)).toEqual(['DONE', 'RECORDED'])
  expect(await money()).toEqual(before)
})

test('R-1290: who bought elsewhere gets a seat of their own where staff say so, now and on joining', async () => {
  const world = await aMove({ seats: 1 })
  const { send, start, rows, learners, add, as, channelSeq, title, courseRef } = world
  await somebody(add, { name: 'Jun', channelSeq })
  const yuna = await somebody(add, { name: 'Yuna' })
  await add.all('update users set email_verified_at = now()')
  const lines = ['mina', 'jun', 'yuna'].map((name, at) => `${name}@example.com,,,${title},S-${at},,,,`)
  const within = await send(lines)
  expect(await start(within.fileImportSeq)).toMatchObject({ counts: { done: 1, failed: 1, waiting: 1 } })
  expect((await rows(within.fileImportSeq)).map(({ outcome }) => outcome)).toEqual([
    'DONE',
    'FAILED',
    'WAITING',
  ])

  const beyond = await send(lines)
  expect(await start(beyond.fileImportSeq, false, true)).toMatchObject({
    counts: { done: 1, already: 1, failed: 0, waiting: 1 },
  })
  expect((await rows(beyond.fileImportSeq)).map(({ outcome, message }) => [outcome, message])).toEqual([
    ['ALREADY', null],
    ['DONE', '정원을 한 자리 늘려 등록함'],
    ['WAITING', null],
  ])
  await as(yuna).call(joinChannel, { channelSeq, body: { agreements: ['terms', 'privacy'] } })
  await world.app.workOnce()
  expect((await learners()).map(([name]) => name)).toEqual(['Jun', 'Mina', 'Yuna'])
  const [round] = await add.all(
    'select max_user_count, seats_taken from course_rounds where course_seq = $1',
    [courseRef.courseSeq],
  )
  expect(round).toEqual({ max_user_count: 3, seats_taken: 3 })
})

test('R-1290: who waits for a seat gets the one that is added for them', async () => {
  const { send, start, rows, learners, add, mina, title, courseRef } = await aMove({ price: 0, seats: 1 })
  await add.all("update course_rounds set user_limit_type_cd = '00'")
  const haru = await send([`haru@example.com,,,${title},W-1,,,,`])
  await start(haru.fileImportSeq)
  const body = { name: 'Mina', email: 'mina@example.com', phone: '' }
  await mina.call(applyForPlace, { ...courseRef, body })
  const { fileImportSeq } = await send([`mina@example.com,,,${title},W-2,,,,`])
  await start(fileImportSeq, false, true)
  expect(await rows(fileImportSeq)).toMatchObject([
    { outcome: 'DONE', message: '정원을 한 자리 늘려 등록함' },
  ])
  expect((await learners()).map(([name]) => name)).toEqual(['Haru', 'Mina'])
  const [round] = await add.all('select max_user_count, seats_taken, wait_count from course_rounds')
  expect(round).toEqual({ max_user_count: 2, seats_taken: 2, wait_count: 0 })
})

const ofPackage = (name: string) => `${name}@example.com,,,겨울 입문 패키지,P-${name},,,,`

test('R-1316: a seat is added in a full package and in each of its full classes, or nowhere', async () => {
  const world = await moving(await aPackageShop({ seats: 1, otherSeats: 1 }))
  const { send, start, rows, add, channelSeq, taken, other, places } = world
  await somebody(add, { name: 'Jun', channelSeq })
  const kai = await somebody(add, { name: 'Kai', channelSeq })
  await add.all('update users set email_verified_at = now()')
  const outcomes = async (file: { fileImportSeq: FileImportSeq }) =>
    (await rows(file.fileImportSeq)).map(({ outcome, message }) => [outcome, message])
  const first = await send([ofPackage('mina')])
  await start(first.fileImportSeq, false, true)
  expect(await outcomes(first)).toEqual([['DONE', null]])
  expect(await taken()).toEqual([1, 1, 1])

  const within = await send([ofPackage('jun')])
  await start(within.fileImportSeq)
  expect((await outcomes(within)).map(([outcome]) => outcome)).toEqual(['FAILED'])
  const beyond = await send([ofPackage('jun')])
  await start(beyond.fileImportSeq, false, true)
  expect(await outcomes(beyond)).toEqual([['DONE', '정원을 한 자리 늘려 등록함']])
  expect(await taken()).toEqual([2, 2, 2])
  const limits = async () => {
    const found = await add.all<{ most: number | null }>(
      'select max_user_count as most from course_rounds order by class_seq',
    )
    return found.map(({ most }) => most)
  }
  // The first class has ten seats, of which some were left: it comes first.
  expect(await limits()).toEqual([10, 2, 2])

  // Kai learns in one of its classes already.
  const { courseSeq, classSeq } = other
  await add.all('update course_rounds set max_user_count = 3 where class_seq = $1', [classSeq])
  await add.enrolment({ channelSeq, courseSeq, classSeq, userSeq: kai.userSeq })
  const before = [await limits(), await places()]
  const refused = await send([ofPackage('kai')])
  await start(refused.fileImportSeq, false, true)
  expect((await outcomes(refused)).map(([outcome]) => outcome)).toEqual(['FAILED'])
  expect([await limits(), await places()]).toEqual(before)
})

test('R-1291: rows of people whom the site may not invite today say so', async () => {
  const { send, start, rows, add, channelSeq, ownerSeq, clock, title } = await aMove()
  await add.all(
    `insert into member_invitations (channel_seq, email, name, invited_by_user_seq, invited_at)
     select ${channelSeq}, 'p' || n || '@example.com', 'P', ${ownerSeq}, $1 from generate_series(1, ${MAX_INVITED_A_DAY}) n`,
    [clock.now],
  )
  const { fileImportSeq } = await send([`sora@example.com,,,${title},N-1,,,,`])
  await start(fileImportSeq, true)
  expect(await rows(fileImportSeq)).toMatchObject([
    { outcome: 'WAITING', message: expect.stringContaining('초대 메일을 보내지 못함') },
  ])
})

test('the same file brings nothing twice', async () => {
  const { send, start, learners, sales, title } = await aMove()
  const lines = [`mina@example.com,,,${title},,2026-03-02,55000,,`]
  await start((await send(lines)).fileImportSeq)
  const again = await send(lines)
  expect(await start(again.fileImportSeq)).toMatchObject({ counts: { done: 0, already: 1 } })
  expect((await learners()).length).toBe(1)
  expect((await sales()).length).toBe(1)
})

test('who has no account gets the place on joining, with an address that is theirs; invited only if staff say so', async () => {
  const { send, start, learners, owner, channelSeq, add, as, app, title } = await aMove()
  const yuna = await somebody(add, { name: 'Yuna' })
  await add.all("update users set email_verified_at = null where name = 'Yuna'")
  const lines = [`yuna@example.com,,유나,${title},B-1,,,,`, `sora@example.com,,,${title},B-2,,,,`]
  const first = await send(lines)
  expect(await start(first.fileImportSeq)).toMatchObject({ counts: { waiting: 2 } })
  const invited = async () =>
    (await owner.call(listMemberInvitations, { channelSeq, query: {} })).list
      .map(({ email }) => email)
      .toSorted()
  expect(await invited()).toEqual([])
  const again = await send(lines)
  await start(again.fileImportSeq, true)
  expect(await invited()).toEqual(['sora@example.com', 'yuna@example.com'])

  await as(yuna).call(joinChannel, { channelSeq, body: { agreements: ['terms', 'privacy'] } })
  await app.workOnce()
  expect(await learners()).toEqual([])
  await add.all("update users set email_verified_at = now() where name = 'Yuna'")
  await visitSite(placeWaiting, await app.contextFor(channelSeq))
  expect((await learners()).map(([name]) => name)).toEqual(['Yuna'])
})

test('staff say which class a name means; wrong rows say why', async () => {
  const { send, start, rows, owner, channelSeq, courseSeq, learners } = await aMove()
  const { fileImportSeq } = await send([
    'mina@example.com,,,예전 이름,1,,,,',
    'mina@example.com,,,예전 이름,1,,,,',
    'mina,,,예전 이름,2,,,,',
    ',,,예전 이름,3,,,,',
    'haru@example.com,,,다른 것,4,,,,',
    'haru@example.com,,,예전 이름,5,어제,,,',
    'haru@example.com,,,예전 이름,6,,많이,,',
    'haru@example.com,,,예전 이름,7,,,,언젠가',
    ',010-0000-0000,,예전 이름,8,,,,',
  ])
  const ref = { channelSeq, fileImportSeq }
  const { list } = await owner.call(api.listImportCourses, { ...ref, query: {} })
  expect(list.map(({ name, rowCount, courseSeq: chosen }) => [name, rowCount, chosen])).toEqual([
    ['예전 이름', 8, null],
    ['다른 것', 1, null],
  ])
  const choose = (position: number, to: typeof courseSeq | null) =>
    owner.call(api.saveImportCourse, { ...ref, body: { position, courseSeq: to } })
  await expect(choose(1, courseSeq)).refuses('NOT_FOUND')
  await choose(0, courseSeq)
  expect((await rows(fileImportSeq)).map(({ fault }) => fault)).toEqual([
    null,
    'DUPLICATE',
    'EMAIL_WRONG',
    'WHO_MISSING',
    'COURSE_UNKNOWN',
    'DAY_WRONG',
    'AMOUNT_WRONG',
    'UNTIL_WRONG',
    null,
  ])
  expect(await start(fileImportSeq)).toMatchObject({ counts: { done: 1, failed: 1 } })
  expect((await rows(fileImportSeq)).at(-1)?.message).toContain('가입한 회원이 아닙니다')
  expect((await learners()).length).toBe(1)
  await expect(choose(0, null)).refuses('IMPORT_STARTED')
})

test('seats are never exceeded, and a row that failed can be brought again', async () => {
  const { send, start, sales, title, add } = await aMove({ seats: 1 })
  const lines = [`mina@example.com,,,${title},1,,,,`, `haru@example.com,,,${title},2,,,,`]
  const first = await send(lines)
  expect(await start(first.fileImportSeq)).toMatchObject({ counts: { done: 1, failed: 1 } })
  expect((await sales()).length).toBe(1)
  await add.all('update course_rounds set max_user_count = 2')
  expect(await start((await send(lines)).fileImportSeq)).toMatchObject({ counts: { done: 1, already: 1 } })
})

test('what nobody claims goes after a year; the template is read as it is handed out', async () => {
  const { send, start, sales, title, app, clock, owner, channelSeq } = await aMove()
  await start((await send([`sora@example.com,,,${title},1,,,,`])).fileImportSeq)
  clock.pass({ days: 366 })
  await visitSite(deleteOldImports, await app.contextFor(channelSeq))
  expect(await sales()).toEqual([])
  const { url } = await owner.call(api.getImportTemplate, { channelSeq, body: { kind: 'PLACES' } })
  expect((await rowsAt(app, url))[0]?.slice(0, 4)).toEqual([
    '이메일',
    '연락처',
    '이름',
    '클래스 이름이나 번호',
  ])
})
