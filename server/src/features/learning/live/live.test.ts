import { attendLesson, completeLesson, getClassroom } from 'contract/learning/lessons/api'
import { addCurriculum, listEditableCurriculum, saveCurriculum } from 'contract/teaching/curriculum/api'
import { cancelEnrolment } from 'contract/workflows/admissions/api'
import { listMyCourses } from 'contract/views/my-classes/api'
import * as api from 'contract/learning/live/api'
import { expect, test } from 'vitest'
import { aLive, aLiveClass, JOIN_URL } from '../../../testing/live-world.ts'
import { noon, somebody } from '../../../testing/world.ts'

test('a learner is notified of a live lesson and joins, which completes it; joining again changes nothing', async () => {
  const { mina, item, liveRef, courseRef, channelSeq, clock } = await aLiveClass()
  const { nowLives, now, interval_seconds } = await mina.call(api.getLives, { channelSeq })
  expect([now, interval_seconds]).toEqual([noon.toISOString(), 30])
  expect(nowLives).toMatchObject([
    {
      itemSeq: item.itemSeq,
      curriculumTitle: '어깨 열기',
      liveAt: '2026-11-21',
      liveStartAt: '2026-11-21 12:10:00',
      liveEndDateAt: '2026-11-21',
      classTime: 60,
      userType: 'user',
      isZoomHost: false,
      hasAudience: false,
      status: 'today',
      alreadyAttendedYn: 'N',
    },
  ])
  expect(JSON.stringify(nowLives)).not.toContain('zoom.us')

  const link = await mina.call(api.joinLive, liveRef)
  expect(link).toMatchObject({
    joinUrl: JOIN_URL,
    startUrl: null,
    meetingId: '85912345678',
    liveTypeCd: '00',
  })
  const first = await mina.call(api.attendLive, item)
  clock.pass({ minutes: 20 })
  expect(await mina.call(api.attendLive, item)).toEqual(first)
  const room = await mina.call(getClassroom, courseRef)
  expect(room.lessons.map(({ progressState }) => progressState)).toEqual(['NONE', 'DONE'])
  expect(room.percent).toBe(50)
  const [shown] = (await mina.call(api.getLives, { channelSeq })).nowLives
  expect(shown?.alreadyAttendedYn).toBe('Y')
})

test('requesting the link, or opening a notification, is not attendance', async () => {
  const { mina, item, liveRef, courseRef, channelSeq } = await aLiveClass()
  await mina.call(api.joinLive, liveRef)
  const lesson = { ...courseRef, curriculumSeq: item.itemSeq }
  await expect(mina.call(attendLesson, lesson)).refuses('CLASS_RULE')
  await expect(mina.call(completeLesson, lesson)).refuses('CLASS_RULE')
  const { lessons, percent } = await mina.call(getClassroom, courseRef)
  expect([lessons.map(({ progressState }) => progressState), percent]).toEqual([['NONE', 'NONE'], 0])
  const [shown] = (await mina.call(api.getLives, { channelSeq })).nowLives
  expect(shown?.alreadyAttendedYn).toBe('N')
})

test('before the join window nobody gets the link; the refusal says when it opens', async () => {
  const { mina, owner, item, liveRef, clock } = await aLiveClass({ minutes: 60, attendeeJoinTimeLive: 15 })
  const early = await mina.refusal(api.joinLive, liveRef)
  expect(early).toMatchObject({
    code: '860001',
    message: '아직 입장할 수 없습니다. 시작 15분 전부터 입장할 수 있습니다.',
  })
  await expect(mina.call(api.attendLive, item)).refuses('LIVE_NOT_OPEN')
  clock.pass({ minutes: 30 })
  await expect(mina.call(api.joinLive, liveRef)).refuses('LIVE_NOT_OPEN')
  expect((await owner.call(api.joinLive, liveRef)).userType).toBe('classManager')
  clock.pass({ minutes: 15 })
  expect((await mina.call(api.joinLive, liveRef)).joinUrl).toBe(JOIN_URL)
  clock.pass({ minutes: 75 })
  await expect(mina.call(api.joinLive, liveRef)).refuses('LIVE_OVER')
  await owner.call(api.joinLive, liveRef)
  clock.pass({ minutes: 60 })
  await expect(owner.call(api.joinLive, liveRef)).refuses('LIVE_OVER')
})

test('a lesson of another day cannot be joined today', async () => {
  const { mina, liveRef } = await aLiveClass({ minutes: 3 * 1440 })
  expect((await mina.refusal(api.joinLive, liveRef)).code).toBe('400002')
})

test('people who are not enrolled get no link; in an open course every member does', async () => {
  const { member, visitor, add, liveRef, item, mina, owner, courseRef, attendSeq, otherSite } =
    await aLiveClass()
  const jun = await member('Jun')
  await expect(jun.call(api.joinLive, liveRef)).refuses('NOT_ATTENDING')
  await expect(jun.call(api.joinOpenLive, liveRef)).refuses('NOT_ATTENDING')
  await expect(jun.call(api.attendLive, item)).refuses('NOT_ATTENDING')
  await expect(visitor.call(api.joinLive, liveRef)).refuses('SIGN_IN_FIRST')
  await expect(otherSite.owner.call(api.joinLive, liveRef)).refuses('NOT_CHANNEL_USER')

  await owner.call(cancelEnrolment, { ...courseRef, attendSeq, body: {} })
  await expect(mina.call(api.joinLive, liveRef)).refuses('NOT_ATTENDING')
  expect((await mina.call(api.getLives, courseRef)).nowLives).toEqual([])

  await add.all(`update courses set fare_cd = '03'`)
  expect((await jun.call(api.joinOpenLive, liveRef)).joinUrl).toBe(JOIN_URL)
  await jun.call(api.attendLive, item)
  await expect(jun.call(api.joinLive, liveRef)).refuses('NOT_ATTENDING')
})

test('a host joins by their own link and finds their Zoom meeting', async () => {
  const startUrl = 'https://zoom.us/s/85912345678'
  const { owner, mina, liveRef, courseRef, itemSeq, channelSeq } = await aLiveClass({ startUrl })
  const host = await owner.call(api.joinLive, liveRef)
  expect(host).toMatchObject({ startUrl, joinUrl: JOIN_URL, userType: 'classManager' })
  const query = { ...courseRef, query: { itemSeq } }
  expect(await owner.call(api.getZoomMeeting, query)).toEqual({
    meetingId: '85912345678',
    startUrl,
    joinUrl: JOIN_URL,
  })
  await expect(mina.call(api.getZoomMeeting, query)).refuses('NOT_ALLOWED')
  expect((await owner.call(api.getLives, { channelSeq })).nowLives).toMatchObject([{ isZoomHost: true }])
})

test('a facilitator of one course hosts its lessons without a role on the site', async () => {
  const startUrl = 'https://zoom.us/s/85912345678'
  const { add, as, liveRef, item, courseRef, channelSeq } = await aLiveClass({ startUrl })
  const who = await somebody(add, { name: 'Fay', channelSeq })
  const post = { user_seq: who.userSeq, user_type_cd: 'FAC', is_invited: true }
  await add.row('course_staff', { channel_seq: channelSeq, course_seq: courseRef.courseSeq, ...post })
  const fay = as(who)
  const { nowLives } = await fay.call(api.getLives, { channelSeq })
  expect(nowLives).toMatchObject([{ itemSeq: item.itemSeq, userType: 'facilitator' }])
  expect(await fay.call(api.joinLive, liveRef)).toMatchObject({ startUrl, userType: 'facilitator' })
})

test('without a link learners are referred to the staff', async () => {
  const { mina, liveRef, item } = await aLiveClass({ joinUrl: '' })
  await expect(mina.call(api.joinLive, liveRef)).refuses('LIVE_LINK_MISSING')
  await expect(mina.call(api.attendLive, item)).refuses('LIVE_LINK_MISSING')
})

test('a learner cannot confirm a live lesson, and a missed one blocks nobody', async () => {
  const { mina, owner, lesson, courseRef, add, clock, curriculumSeq } = await aLiveClass()
  await expect(mina.call(completeLesson, lesson)).refuses('CLASS_RULE')
  await mina.call(completeLesson, { ...courseRef, curriculumSeq })
  const body = { curriculumTypeCd: '05' as const, title: '다음' }
  const { curriculumSeq: last } = await owner.call(addCurriculum, { ...courseRef, body })
  await add.all(`update courses set curriculum_progress_cd = '01'`)
  const openOnes = async () => (await mina.call(getClassroom, courseRef)).lessons.map(({ isOpen }) => isOpen)
  const next = async () => (await mina.call(listMyCourses, courseRef)).list[0]?.nextCurriculumSeq

  expect([await openOnes(), await next()]).toEqual([[true, true, false], lesson.curriculumSeq])
  clock.pass({ minutes: 80 })
  expect([await openOnes(), await next()]).toEqual([[true, true, true], last])
})

test('in an ordered course completed lessons stay open and locked ones are skipped', async () => {
  const { mina, owner, courseRef, add, curriculumSeq } = await aLiveClass()
  const aText = (title: string) =>
    owner.call(addCurriculum, { ...courseRef, body: { curriculumTypeCd: '05' as const, title } })
  const { curriculumSeq: second } = await aText('둘째')
  const { curriculumSeq: third } = await aText('셋째')
  await mina.call(completeLesson, { ...courseRef, curriculumSeq: third })
  await add.all(`update courses set curriculum_progress_cd = '01'`)
  const isOpen = async () => {
    const { lessons } = await mina.call(getClassroom, courseRef)
    return [second, third].map((seq) => lessons.find((one) => one.curriculumSeq === seq)?.isOpen)
  }
  expect(await isOpen()).toEqual([false, true])
  await add.all(`update curriculums set lock_status_yn = 'Y' where curriculum_seq = $1`, [curriculumSeq])
  await add.all(`update curriculums set lock_status_yn = 'Y' where curriculum_type_cd = '00'`)
  expect(await isOpen()).toEqual([true, true])
  const [mine] = (await mina.call(listMyCourses, courseRef)).list
  expect(mine?.nextCurriculumSeq).toBe(second)
})

test('lessons of a week are listed for one site and for all', async () => {
  const { mina, owner, courseRef, channelSeq, item, visitor } = await aLiveClass()
  await owner.call(addCurriculum, { ...courseRef, body: { ...aLive(2880), repeatWeeks: 3 } })
  const { list } = await mina.call(api.listMyLives, { channelSeq })
  expect(list.map(({ curriculumTitle, liveAt }) => [curriculumTitle, liveAt])).toEqual([
    ['어깨 열기', '2026-11-21'],
    ['어깨 열기 (1/3)', '2026-11-23'],
  ])
  expect((await mina.call(api.getLives, { channelSeq })).nowLives).toHaveLength(1)
  const everywhere = mina.at('localhost:3000')
  everywhere.state.token = mina.state.token
  const person = await everywhere.call(api.listLivesOfPerson, {})
  expect(person.list.map(({ channelName }) => channelName)).toEqual(['haru', 'haru'])
  expect(person.user.name).toBe('Mina')

  const table = await visitor.call(api.getTimetable, courseRef)
  expect(table.list.map(({ status }) => status)).toEqual(['today', 'pending', 'pending', 'pending'])
  expect(await mina.call(api.getLiveItem, item)).toMatchObject({
    userType: 'user',
    title: expect.any(String),
  })
})

test('links are encrypted in the database', async () => {
  const { add } = await aLiveClass()
  const rows = await add.all('select * from live_items')
  expect(JSON.stringify(rows)).not.toContain('zoom.us')
})

test('a webinar stays one, and its length in minutes sets its end', async () => {
  const { owner, mina, courseRef, channelSeq, lesson } = await aLiveClass({ liveType: '01' })
  const [shown] = (await mina.call(api.getLives, { channelSeq })).nowLives
  expect(shown?.liveType).toBe('01')
  await owner.call(saveCurriculum, { ...lesson, body: { curriculumTypeCd: '00', classTime: 95 } })
  const stored = async () => (await owner.call(listEditableCurriculum, courseRef)).list.at(-1)
  expect(await stored()).toMatchObject({
    liveType: '01',
    classTime: 95,
    liveStartAt: '2026-11-21 12:10:00',
    liveEndAt: '2026-11-21 13:45:00',
  })
  const { liveEndAt, ...open } = aLive(30)
  const both = { ...open, liveEndAt, classTime: 45 }
  const refused = await owner.refusal(addCurriculum, { ...courseRef, body: both })
  expect(refused.code).toBe('830001')
  expect(JSON.stringify(refused)).toContain('classTime')
  await owner.call(addCurriculum, { ...courseRef, body: { ...open, classTime: 45 } })
  expect(await stored()).toMatchObject({ liveType: '00', classTime: 45, liveEndAt: '2026-11-21 13:15:00' })
})
