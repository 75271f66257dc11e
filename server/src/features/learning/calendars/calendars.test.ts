import * as api from 'contract/learning/calendars/api'
import { addCurriculum, removeCurriculum, saveCurriculum } from 'contract/teaching/curriculum/api'
import { cancelEnrolment } from 'contract/workflows/admissions/api'
import { expect, test } from 'vitest'
import { aLive, aLiveClass } from '../../../testing/live-world.ts'

const november = { from: '2026-11-01', to: '2026-11-30' }
const aMeeting = {
  curriculumTypeCd: '04' as const,
  title: '오프라인 모임',
  offlineStartAt: '2026-11-22T01:00:00.000Z',
  offlineEndAt: '2026-11-22T03:00:00.000Z',
  addrRoad1: '서울 마포구 양화로 1',
}

async function aCalendar() {
  const world = await aLiveClass({ minutes: 120 })
  const { app, mina, courseRef, channelSeq } = world
  const fetchText = async (url: string) => {
    const { pathname, host } = new URL(url)
    return app.http.inject({ method: 'GET', url: pathname, headers: { host } })
  }
  const subscribe = (
    body: Parameters<typeof mina.call<typeof api.issueCalendarFeed>>[1]['body'],
    by = mina,
  ) => by.call(api.issueCalendarFeed, { channelSeq, body })
  /** Lines without folds, as a calendar app reads them. */
  const readLines = async (url: string) => (await fetchText(url)).body.replace(/\r\n[ \t]/g, '').split('\r\n')
  return { ...world, courseRef, fetchText, subscribe, readLines }
}
const valuesOf = (lines: readonly string[], name: string) =>
  lines.flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []))

test('a timetable holds live lessons and meetings of all classes, and no meeting link', async () => {
  const { mina, owner, courseRef, channelSeq, member, add } = await aCalendar()
  await owner.call(addCurriculum, { ...courseRef, body: aMeeting })
  const { list } = await mina.call(api.getMyTimetable, { channelSeq, query: november })
  expect(list).toMatchObject([
    { title: '어깨 열기', curriculumTypeCd: '00', status: 'today', isHost: false, address: '' },
    { title: '오프라인 모임', curriculumTypeCd: '04', status: 'pending', address: '서울 마포구 양화로 1' },
  ])
  expect(JSON.stringify(list)).not.toContain('zoom.us')
  const day = { from: '2026-11-22', to: '2026-11-22' }
  expect((await mina.call(api.getMyTimetable, { channelSeq, query: day })).list).toHaveLength(1)
  const jun = await member('Jun')
  expect((await jun.call(api.getMyTimetable, { channelSeq, query: november })).list).toEqual([])
  await expect(
    mina.call(api.getMyTimetable, { channelSeq, query: { from: '2026-11-01', to: '2027-11-01' } }),
  ).refuses('BAD_INPUT')

  await add.all(`update curriculums set lock_status_yn = 'Y' where curriculum_type_cd = '00'`)
  expect((await mina.call(api.getMyTimetable, { channelSeq, query: november })).list).toHaveLength(1)
})

test('staff see the dates of the whole site, instructors those of their own classes', async () => {
  const { owner, mina, channelSeq, member } = await aCalendar()
  const { list } = await owner.call(api.getSiteTimetable, { channelSeq, query: november })
  expect(list).toMatchObject([{ title: '어깨 열기', isHost: true }])
  const teacher = await member('Tae', 'TCH')
  expect((await teacher.call(api.getSiteTimetable, { channelSeq, query: november })).list).toEqual([])
  await expect(mina.call(api.getSiteTimetable, { channelSeq, query: november })).refuses('NOT_ALLOWED')
})

test('weekly sessions of a repeating class are listed on days without a lesson', async () => {
  const { mina, channelSeq, add } = await aCalendar()
  await add.all(
    `update courses set schedule_type_cd = 'R', weekdays = '{6}', class_from = 600, class_until = 660`,
  )
  const { list } = await mina.call(api.getMyTimetable, { channelSeq, query: november })
  expect(list.map(({ curriculumSeq, startAt }) => [curriculumSeq === null, startAt.slice(0, 10)])).toEqual([
    [false, '2026-11-21'],
    [true, '2026-11-28'],
  ])
})

test('a calendar app reads a subscription; each date keeps its name, and a change raises its number', async () => {
  const { owner, subscribe, readLines, fetchText, lesson, channelSeq, itemSeq, courseRef } = await aCalendar()
  const { url, scope } = await subscribe({ scope: 'PERSON' })
  expect(scope).toBe('PERSON')
  expect(url).toMatch(new RegExp(`^http://haru\\.localhost:3000/calendars/${channelSeq}/[\\w-]{43}\\.ics$`))
  const reply = await fetchText(url)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(reply.body).not.toContain('zoom.us')
  expect(reply.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)

  const before = await readLines(url)
  expect(valuesOf(before, 'UID')).toEqual([`lesson-${channelSeq}-${itemSeq}@localhost`])
  expect(valuesOf(before, 'DTSTART')).toEqual(['20261121T050000Z'])
  expect(valuesOf(before, 'DTEND')).toEqual(['20261121T060000Z'])
  expect(valuesOf(before, 'STATUS')).toEqual(['CONFIRMED'])
  expect(before).toContain(
    `URL;VALUE=URI:http://haru.localhost:3000/classes/${courseRef.courseSeq}/classroom/${itemSeq}`,
  )

  await owner.call(saveCurriculum, { ...lesson, body: { ...aLive(180), title: '쉼표, 쌍반점; 그리고\\' } })
  const after = await readLines(url)
  expect(valuesOf(after, 'UID')).toEqual(valuesOf(before, 'UID'))
  expect(Number(valuesOf(after, 'SEQUENCE')[0])).toBeGreaterThan(Number(valuesOf(before, 'SEQUENCE')[0]))
  expect(valuesOf(after, 'DTSTART')).toEqual(['20261121T060000Z'])
  expect(valuesOf(after, 'SUMMARY')[0]).toContain('쉼표\\, 쌍반점\\; 그리고\\\\')

  await owner.call(removeCurriculum, { ...lesson, body: {} })
  const cancelled = await readLines(url)
  expect(valuesOf(cancelled, 'STATUS')).toEqual(['CANCELLED'])
  expect(Number(valuesOf(cancelled, 'SEQUENCE')[0])).toBeGreaterThan(Number(valuesOf(after, 'SEQUENCE')[0]))
})

test('a new address replaces the old one, a removed one shows nothing, and only its hash is stored', async () => {
  const { mina, owner, subscribe, fetchText, channelSeq, add, otherSite } = await aCalendar()
  const first = await subscribe({ scope: 'PERSON' })
  const second = await subscribe({ scope: 'PERSON' })
  expect((await fetchText(first.url)).statusCode).toBe(404)
  expect((await fetchText(second.url)).statusCode).toBe(200)
  const secret = second.url.split('/').at(-1)?.replace('.ics', '') ?? ''
  expect(JSON.stringify(await add.all('select * from calendar_feeds'))).not.toContain(secret)
  const ofOtherSite = second.url.replace(`/${channelSeq}/`, `/${otherSite.channelSeq}/`)
  expect((await fetchText(ofOtherSite)).statusCode).toBe(404)

  const { list } = await mina.call(api.listCalendarFeeds, { channelSeq })
  expect(list).toMatchObject([{ scope: 'PERSON', courseSeq: null }])
  const { calendarFeedSeq } = second
  await expect(owner.call(api.removeCalendarFeed, { channelSeq, calendarFeedSeq })).refuses('NOT_FOUND')
  await mina.call(api.removeCalendarFeed, { channelSeq, calendarFeedSeq })
  expect((await fetchText(second.url)).statusCode).toBe(404)
})

test('who loses access, the permission or the membership reads nothing any more', async () => {
  const { mina, owner, subscribe, fetchText, readLines, courseRef, channelSeq, attendSeq, member, add } =
    await aCalendar()
  const own = await subscribe({ scope: 'PERSON' })
  const { courseSeq } = courseRef
  const ofClass = await subscribe({ scope: 'CLASS', courseSeq })
  expect(valuesOf(await readLines(ofClass.url), 'UID')).toHaveLength(1)
  await owner.call(cancelEnrolment, { ...courseRef, attendSeq, body: {} })
  expect(valuesOf(await readLines(own.url), 'UID')).toEqual([])
  await add.all(`update courses set public_cd = '99'`)
  expect((await fetchText(ofClass.url)).statusCode).toBe(404)

  const manager = await member('Ma', 'MNG')
  const site = await subscribe({ scope: 'SITE' }, manager)
  expect(valuesOf(await readLines(site.url), 'UID')).toHaveLength(1)
  await add.all(`update members set role = null where role = 'MNG'`)
  expect((await fetchText(site.url)).statusCode).toBe(404)
  await expect(mina.call(api.issueCalendarFeed, { channelSeq, body: { scope: 'SITE' } })).refuses(
    'NOT_ALLOWED',
  )
  await expect(mina.call(api.issueCalendarFeed, { channelSeq, body: { scope: 'CLASS' } })).refuses(
    'BAD_INPUT',
  )
  await add.all(`update members set status = 'BLOCKED'`)
  expect((await fetchText(own.url)).statusCode).toBe(404)
})

test('one date is a file of its own and a link to Google Calendar', async () => {
  const { visitor, item, mina, courseRef } = await aCalendar()
  const { fileName, text, googleUrl } = await visitor.call(api.getLessonCalendar, item)
  expect(fileName).toBe('어깨 열기.ics')
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(new URL(googleUrl).searchParams.get('dates')).toBe('20261121T050000Z/20261121T060000Z')
  await expect(
    mina.call(api.getLessonCalendar, { ...courseRef, itemSeq: 999_999 as typeof item.itemSeq }),
  ).refuses('NOT_FOUND')
})
