import { expect, test } from 'vitest'
import { completeLesson, getClassroom } from 'contract/learning/lessons/api'
import * as api from 'contract/community/chats/api'
import { copyCourse } from 'contract/teaching/curriculum/copy.api'
import { addCurriculum, listEditableCurriculum } from 'contract/teaching/curriculum/api'
import { copyCurriculums } from 'contract/teaching/curriculum/bulk.api'
import { listMyPoints } from 'contract/learning/points/api'
import { aRunningClass } from '../../../testing/world.ts'

async function aMission(draft: object = {}) {
  const world = await aRunningClass()
  const { owner, mina, courseRef } = world
  const { chatRoomSeq } = await owner.call(api.addChatRoom, { ...courseRef, body: { name: '수다방' } })
  const body = {
    curriculumTypeCd: '07' as const,
    title: '인사하기',
    missionResourceId: chatRoomSeq,
    point: 30,
  }
  const mission = await owner.call(addCurriculum, { ...courseRef, body: { ...body, ...draft } })
  const state = async () => {
    const { lessons } = await mina.call(getClassroom, courseRef)
    return lessons.find(({ curriculumSeq }) => curriculumSeq === mission.curriculumSeq)
  }
  const enter = (by = mina) => by.call(api.enterChatRoom, { ...courseRef, chatRoomSeq })
  return { ...world, room: { ...courseRef, chatRoomSeq }, mission, state, enter }
}

test('entering the room completes the mission once, with its reward', async () => {
  const { mina, owner, courseRef, mission, state, enter, channelSeq } = await aMission()
  expect(await state()).toMatchObject({
    curriculumTypeCd: '07',
    missionType: 'ENTER_CHAT_ROOM',
    missionResourceName: '수다방',
    progressState: 'NONE',
  })
  await expect(mina.call(completeLesson, { ...courseRef, ...mission })).refuses('CLASS_RULE')
  expect((await enter(owner)).completed).toEqual([])
  expect((await enter()).completed).toEqual(['인사하기'])
  expect((await state())?.progressState).toBe('DONE')
  expect((await enter()).completed).toEqual([])
  expect((await mina.call(listMyPoints, { channelSeq })).balances.point).toBe(30)
})

test('homework may require entering a room too', async () => {
  const { state, enter } = await aMission({ curriculumTypeCd: '03', missionType: 'ENTER_CHAT_ROOM' })
  await enter()
  expect(await state()).toMatchObject({ curriculumTypeCd: '03', progressState: 'DONE' })
})

test('a locked mission waits until it is open and the learner enters again', async () => {
  const { enter, state, add } = await aMission({ lockStatusYn: 'Y' })
  await enter()
  expect((await state())?.progressState).toBe('NONE')
  await add.all("update curriculums set lock_status_yn = 'N'")
  await enter()
  expect((await state())?.progressState).toBe('DONE')
})

test('only a room of its course can be required; once it is deleted, the learner confirms the mission', async () => {
  const { owner, mina, courseRef, room, mission, add, channelSeq, ownerSeq, state } = await aMission()
  const other = await add.course(channelSeq, { writer: ownerSeq })
  const there = { channelSeq, courseSeq: other.courseSeq }
  const otherRoom = await owner.call(api.addChatRoom, { ...there, body: { name: '다른 방' } })
  const missionFor = (missionResourceId: number | null) =>
    owner.call(addCurriculum, {
      ...courseRef,
      body: { curriculumTypeCd: '07', title: '둘째', missionResourceId },
    })
  await expect(missionFor(otherRoom.chatRoomSeq)).refuses('CLASS_RULE')
  await expect(missionFor(null)).refuses('CLASS_RULE')
  await owner.call(api.removeChatRoom, room)
  expect((await state())?.missionResourceName).toBeNull()
  await mina.call(completeLesson, { ...courseRef, ...mission })
  expect((await state())?.progressState).toBe('DONE')
})

test('copied missions require a room of their own course, which has no messages', async () => {
  const { owner, mina, courseRef, room, mission, channelSeq, add, ownerSeq } = await aMission()
  const said = { clientKey: crypto.randomUUID(), content: '우리끼리' }
  await mina.call(api.sendChatMessage, { ...room, body: said })
  const copied = { channelSeq, ...(await owner.call(copyCourse, courseRef)) }
  const roomsIn = async (where: typeof courseRef) => (await owner.call(api.listChatRooms, where)).list
  const missionsIn = async (where: typeof courseRef) =>
    (await owner.call(listEditableCurriculum, where)).list.filter(
      ({ curriculumTypeCd: kind }) => kind === '07',
    )
  const [copy] = await roomsIn(copied)
  expect(copy).toMatchObject({ name: '수다방', lastMessageAt: null, missionCount: 1 })
  expect(copy?.chatRoomSeq).not.toBe(room.chatRoomSeq)
  expect(await missionsIn(copied)).toMatchObject([{ missionResourceId: copy?.chatRoomSeq }])

  const other = await add.course(channelSeq, { writer: ownerSeq })
  const there = { channelSeq, courseSeq: other.courseSeq }
  const body = { fromCourseSeq: courseRef.courseSeq, curriculumSeqs: [mission.curriculumSeq], afterSeq: null }
  for (let times = 0; times < 2; times += 1) await owner.call(copyCurriculums, { ...there, body })
  const [one, ...more] = await roomsIn(there)
  expect(more).toEqual([])
  expect(one).toMatchObject({ name: '수다방', missionCount: 2 })
})
