import { expect, test } from 'vitest'
import { getClassroom } from 'contract/learning/lessons/api'
import { addCurriculum, listEditableCurriculum } from 'contract/teaching/curriculum/api'
import { listCurriculum } from 'contract/views/class-page/lessons.api'
import { getLives, joinLive } from 'contract/learning/live/api'
import { aCinema } from '../../../testing/classroom-world.ts'
import { aLiveClass, JOIN_URL } from '../../../testing/live-world.ts'
import { noon } from '../../../testing/world.ts'

const edit = { query: { type: 'edit' as const } }

test('the curriculum with type=edit has all editable fields, for staff only', async () => {
  const { owner, mina, visitor, member, courseRef } = await aCinema()
  const { list } = await owner.call(listCurriculum, { ...courseRef, ...edit })
  expect(list).toEqual((await owner.call(listEditableCurriculum, courseRef)).list)
  expect(list).toMatchObject([
    { curriculumTypeCd: '05', content: '<p>반가워요.</p>', workTypeCd: '99' },
    { curriculumTypeCd: '02' },
  ])

  await expect(visitor.call(listCurriculum, { ...courseRef, ...edit })).refuses('SIGN_IN_FIRST')
  await expect(mina.call(listCurriculum, { ...courseRef, ...edit })).refuses('NOT_ALLOWED')
  const teacher = await member('Tea', 'TCH')
  await expect(teacher.call(listCurriculum, { ...courseRef, ...edit })).refuses('CLASS_NOT_FOUND')
  const seen = await visitor.call(listCurriculum, courseRef)
  for (const hidden of ['content', 'limitDupPlay', 'linkUrl', 'uploadOriginFile', 'password'])
    expect(seen.list[1]).not.toHaveProperty(hidden)
})

test('a video lesson returns its video and limits under their documented names', async () => {
  const { owner, courseRef, videoLesson, uploadVodSeq, add } = await aCinema()
  await add.all('update videos set opened_at = $1', [noon])
  await add.all(
    'update curriculums set limit_percent = 80, limit_dup_play = 2, limit_play_time = 30 where curriculum_seq = $1',
    [videoLesson],
  )
  const { list } = await owner.call(listCurriculum, { ...courseRef, ...edit })
  expect(list[1]).toMatchObject({
    linkUrl: '',
    vodTypeCd: '02',
    limitPercent: 80,
    isPublic: false,
    duration: 100,
    uploadOriginFile: 'video.mp4',
    uploadVodSeq,
    vodLockStatusCd: '00',
    limitDupPlay: 2,
    multiplyPlayTime: 0,
    limitPlayTime: 30,
    vodSpeedControlYn: 1,
    fileSize: 10,
    openedAt: noon.toISOString(),
    lockStatusYn: 'N',
  })
})

test("each lesson has the learner's first visit and attendance", async () => {
  const { mina, courseRef, curriculumSeq, add, attendSeq } = await aCinema()
  const shown = async () =>
    (await mina.call(getClassroom, courseRef)).lessons.map(({ openedAt, alreadyAttendedYn }) => [
      openedAt,
      alreadyAttendedYn,
    ])
  expect(await shown()).toEqual([
    [null, 'N'],
    [null, 'N'],
  ])
  await add.row('curriculum_progress', {
    channel_seq: courseRef.channelSeq,
    attend_seq: attendSeq,
    curriculum_seq: curriculumSeq,
    state: 'STARTED',
    opened_at: noon,
    updated_at: noon,
  })
  expect((await shown())[0]).toEqual([noon.toISOString(), 'Y'])
  // Opening the page of a meeting is not attending it.
  await add.all(
    "update curriculums set curriculum_type_cd = '04', offline_start_at = $1 where curriculum_seq = $2",
    [noon, curriculumSeq],
  )
  expect((await shown())[0]).toEqual([noon.toISOString(), 'N'])
})

test("a live lesson returns its times, its join window and its service's names", async () => {
  const { mina, owner, courseRef, liveRef, channelSeq, item } = await aLiveClass()
  const { list } = await owner.call(listCurriculum, { ...courseRef, ...edit })
  expect(list.find(({ curriculumTypeCd }) => curriculumTypeCd === '00')).toMatchObject({
    itemSeq: item.itemSeq,
    classTime: 60,
    liveAt: '2026-11-21',
    liveStartAt: '2026-11-21 12:10:00',
    liveEndAt: '2026-11-21 13:10:00',
    liveEndDateAt: '2026-11-21',
    liveType: '00',
    liveTypeCd: '00',
    joinUrl: JOIN_URL,
    startUrl: '',
    meetingId: '85912345678',
    gooroomeeId: null,
    password: '',
    attendeeJoinTimeLive: 30,
    tchJoinTimeLive: 30,
  })
  const { nowLives } = await mina.call(getLives, { channelSeq })
  expect(nowLives).toMatchObject([{ liveType: '00', liveTypeCd: '00', userType: 'user' }])
  expect(await mina.call(joinLive, liveRef)).toMatchObject({ liveType: '00', gooroomeeId: null })
})

test('the codes from 03 to 09 keep their first meaning, also under their other names', async () => {
  const { owner, courseRef } = await aCinema()
  for (const [curriculumTypeCd, missionType] of [
    ['08', 'LESSON_COMPLETE'],
    ['09', 'NEW_POST'],
  ] as const) {
    const { list: before } = await owner.call(listCurriculum, { ...courseRef, ...edit })
    const missionResourceId = before[0]?.curriculumSeq ?? null
    const body = { curriculumTypeCd, title: '미션', missionResourceId }
    const { curriculumSeq } = await owner.call(addCurriculum, { ...courseRef, body })
    const { list } = await owner.call(listCurriculum, { ...courseRef, ...edit })
    expect(list.find((one) => one.curriculumSeq === curriculumSeq)).toMatchObject({
      curriculumTypeCd,
      missionType,
    })
  }
})
