import { expect, test } from 'vitest'
import { listAttendees } from 'contract/workflows/admissions/api'
import * as api from 'contract/workflows/admissions/attendee-upload.api'
import { applyForPlace } from 'contract/workflows/admissions/applications.api'
import type { UserSeq } from 'contract/values/ids'
import { rowsAt, uploaded } from '../../../testing/spreadsheets.ts'
import { aClass, somebody } from '../../../testing/world.ts'

async function anUpload(options: Parameters<typeof aClass>[0] = {}) {
  const world = await aClass(options)
  const { owner, add, courseRef, channelSeq } = world
  const people: UserSeq[] = []
  for (const name of ['Jun', 'Seo', 'Nari']) people.push((await somebody(add, { name, channelSeq })).userSeq)
  const check = async (rows: (string | number | null)[][]) =>
    owner.call(api.checkAttendeeUpload, { ...courseRef, body: { file: await uploaded(rows) } })
  const addRows = (rows: { rowNo: number; userSeq: UserSeq; until?: string | null }[]) =>
    owner.call(api.addAttendees, {
      ...courseRef,
      body: { rows: rows.map((row) => ({ until: null, ...row })) },
    })
  const learners = async () => {
    const { list } = await owner.call(listAttendees, { ...courseRef, query: { state: 'APPROVED' } })
    const byName = list.toSorted((left, right) => left.name.localeCompare(right.name))
    return byName.map(({ name, validAt }) => [name, validAt])
  }
  return { ...world, people: people as [UserSeq, UserSeq, UserSeq], check, addRows, learners }
}

test('staff fill the template, see whom each row means, and add them with an end of their own', async () => {
  const { app, owner, courseRef, check, addRows, learners, people } = await anUpload({ vodDays: 30 })
  const { url } = await owner.call(api.getAttendeeTemplate, courseRef)
  const [heads = []] = await rowsAt(app, url)
  expect(heads).toEqual(['이름', '이메일', '연락처', '종료일'])
  const { rows } = await check([
    heads.map(String),
    [null, 'JUN@example.com', null, '2027-03-31'],
    ['Seo', null, null, null],
    ['없는 사람', null, null, null],
  ])
  const [jun, seo] = people
  expect(rows).toMatchObject([
    { rowNo: 2, name: 'Jun', userSeq: jun, until: '2027-03-31', fault: null },
    { rowNo: 3, email: 'seo@example.com', userSeq: seo, until: null, fault: null },
    { rowNo: 4, userSeq: null, fault: 'NOT_A_MEMBER' },
  ])
  const { results } = await addRows([
    { rowNo: 2, userSeq: jun, until: '2027-03-31' },
    { rowNo: 3, userSeq: seo },
  ])
  expect(results.map(({ outcome }) => outcome)).toEqual(['DONE', 'DONE'])
  expect(await learners()).toEqual([
    ['Jun', '2027-03-31T14:59:59.000Z'],
    ['Seo', '2026-12-21T03:00:00.000Z'],
  ])
})

test('rows sent again, or by two at once, give nobody a second place and keep what they have', async () => {
  const { addRows, learners, people, add } = await anUpload({ vodDays: 30 })
  const [jun, seo] = people
  const rows = [
    { rowNo: 2, userSeq: jun },
    { rowNo: 3, userSeq: seo },
  ]
  const both = await Promise.all([addRows(rows), addRows(rows.toReversed())])
  const outcomes = both.flatMap(({ results }) => results.map(({ outcome }) => outcome))
  expect(outcomes.filter((outcome) => outcome === 'DONE')).toHaveLength(2)
  const again = await addRows([{ rowNo: 2, userSeq: jun, until: '2027-03-31' }])
  expect(again.results).toEqual([{ rowNo: 2, outcome: 'ALREADY', message: null }])
  expect((await learners()).map(([name]) => name)).toEqual(['Jun', 'Seo'])
  const [grants] = await add.all<{ count: number }>(
    'select count(*)::int as count from access_grants where ended_at is null',
  )
  expect(grants?.count).toBe(2)
})

test('seats are never exceeded; who waits comes in where one is free; the others are done', async () => {
  const { addRows, people, as, add, courseRef, channelSeq } = await anUpload({ price: 0, seats: 2 })
  await add.all("update courses set choise_type_cd = '01'")
  const yuna = await somebody(add, { name: 'Yuna', channelSeq })
  const contact = { name: 'Yuna', email: 'yuna@example.com', phone: '' }
  await as(yuna).call(applyForPlace, { ...courseRef, body: contact })
  const [jun, seo, nari] = people
  const { results } = await addRows([
    { rowNo: 2, userSeq: yuna.userSeq },
    { rowNo: 3, userSeq: jun },
    { rowNo: 4, userSeq: seo },
    { rowNo: 5, userSeq: nari, until: '2026-11-01' },
    { rowNo: 6, userSeq: 987_654 as UserSeq },
  ])
  expect(results.map(({ outcome, message }) => [outcome, message])).toEqual([
    ['DONE', null],
    ['DONE', null],
    ['FAILED', '정원이 모두 찼습니다.'],
    ['FAILED', '오늘부터의 날짜를 정해 주세요.'],
    ['FAILED', expect.stringContaining('가입한 회원이 아닙니다')],
  ])
})

test('only staff who may add learners upload them', async () => {
  const { mina, member, courseRef, people } = await anUpload()
  const jin = await member('Jin', 'TCH')
  const rows = [{ rowNo: 2, userSeq: people[0], until: null }]
  for (const who of [mina, jin]) {
    await expect(who.call(api.getAttendeeTemplate, courseRef)).refuses('NOT_ALLOWED')
    await expect(who.call(api.addAttendees, { ...courseRef, body: { rows } })).refuses('NOT_ALLOWED')
  }
})
