import { completeLesson, getClassroom, getLesson } from 'contract/learning/lessons/api'
import { copyCurriculums } from 'contract/teaching/curriculum/bulk.api'
import { copyCourse } from 'contract/teaching/curriculum/copy.api'
import {
  addCurriculum,
  listEditableCurriculum,
  removeCurriculum,
  saveCurriculum,
  setProgressMode,
} from 'contract/teaching/curriculum/api'
import { listMyCourses } from 'contract/views/my-classes/api'
import { listMissions } from 'contract/learning/assignments/api'
import { listMyPoints } from 'contract/learning/points/api'
import type { CurriculumSeq } from 'contract/values/ids'
import { expect, test } from 'vitest'
import { aRunningClass } from '../../../testing/world.ts'

async function aPath() {
  const world = await aRunningClass()
  const { owner, mina, courseRef, channelSeq, curriculumSeq: first, app } = world
  const body = { curriculumTypeCd: '08' as const, title: '첫 글 읽기', point: 30, xp: 5 }
  const stateOf = async (seq: CurriculumSeq) =>
    (await mina.call(getClassroom, courseRef)).lessons.find(({ curriculumSeq }) => curriculumSeq === seq)
      ?.progressState
  return {
    ...world,
    first,
    body,
    stateOf,
    addMission: async (missionResourceId = first, more: object = {}) => {
      const draft = { ...body, missionResourceId, ...more }
      const { curriculumSeq } = await owner.call(addCurriculum, { ...courseRef, body: draft })
      await app.workOnce()
      return curriculumSeq
    },
    addText: async (title: string) =>
      (await owner.call(addCurriculum, { ...courseRef, body: { curriculumTypeCd: '05', title } }))
        .curriculumSeq,
    read: (seq: CurriculumSeq) => mina.call(completeLesson, { ...courseRef, curriculumSeq: seq }),
    balances: async () => (await mina.call(listMyPoints, { channelSeq, query: {} })).balances,
  }
}

test('a mission is completed with its target, counts, and earns once', async () => {
  const { addMission, read, first, stateOf, balances, mina, courseRef, channelSeq } = await aPath()
  const mission = await addMission()
  const { lessons } = await mina.call(getClassroom, courseRef)
  expect(lessons[1]).toMatchObject({
    missionType: 'LESSON_COMPLETE',
    missionResourceId: first,
    missionResourceName: lessons[0]?.title,
    point: 30,
  })
  await expect(read(mission)).refuses('CLASS_RULE')
  // The reply to completing a lesson already counts the mission.
  expect([await read(first), await read(first)]).toEqual([{ percent: 100 }, { percent: 100 }])
  expect(await stateOf(mission)).toBe('DONE')
  expect(await balances()).toEqual({ point: 30, xp: 5, credit: 0 })
  expect((await mina.call(listMyCourses, { channelSeq })).list).toMatchObject([{ percent: 100 }])
  expect((await mina.call(listMissions, courseRef)).list).toMatchObject([
    { missionType: 'LESSON_COMPLETE', isDone: true },
  ])
})

test('a target completed before the mission was created counts, also through a chain', async () => {
  const { addMission, read, first, stateOf, balances } = await aPath()
  await read(first)
  const one = await addMission()
  const two = await addMission(one)
  expect([await stateOf(one), await stateOf(two)]).toEqual(['DONE', 'DONE'])
  expect(await balances()).toMatchObject({ point: 60 })
})

test('a mission with a new target is completed with the new one', async () => {
  const { addMission, addText, read, owner, courseRef, body, app, stateOf } = await aPath()
  const other = await addText('둘째')
  const mission = await addMission()
  await read(other)
  const save = { ...body, missionResourceId: other }
  await owner.call(saveCurriculum, { ...courseRef, curriculumSeq: mission, body: save })
  await app.workOnce()
  expect(await stateOf(mission)).toBe('DONE')
})

test('in an ordered course a mission before its target lets the learner continue to it', async () => {
  const { addMission, addText, owner, mina, courseRef, first, read } = await aPath()
  const last = await addText('마지막')
  const mission = await addMission(last, { afterSeq: first })
  await owner.call(setProgressMode, { ...courseRef, body: { curriculumProgressCd: '01' } })
  await read(first)
  await mina.call(getLesson, { ...courseRef, curriculumSeq: last })
  await read(last)
  const { percent } = await mina.call(getClassroom, courseRef)
  expect(percent).toBe(100)
  expect(mission).not.toBe(last)
})

test('a mission whose target was removed shows so, and the learner confirms it', async () => {
  const { addMission, addText, owner, mina, courseRef, body, read, stateOf } = await aPath()
  const other = await addText('곧 사라질 글')
  const mission = await addMission(other)
  await owner.call(removeCurriculum, { ...courseRef, curriculumSeq: other, body: {} })
  const { lessons } = await mina.call(getClassroom, courseRef)
  expect(lessons.find(({ curriculumSeq }) => curriculumSeq === mission)).toMatchObject({
    missionResourceId: other,
    missionResourceName: null,
  })
  const locked = { ...body, missionResourceId: other, lockStatusYn: 'N' as const }
  await owner.call(saveCurriculum, { ...courseRef, curriculumSeq: mission, body: locked })
  await read(mission)
  expect(await stateOf(mission)).toBe('DONE')
})

test("a mission cannot wait for nothing, itself, another course's item or an item that waits for it", async () => {
  const { addMission, owner, courseRef, body, first, add, channelSeq, ownerSeq } = await aPath()
  const mission = await addMission()
  const chained = await addMission(mission)
  const otherCourse = await add.course(channelSeq, { writer: ownerSeq })
  const adding = (missionResourceId: CurriculumSeq | null) =>
    owner.call(addCurriculum, { ...courseRef, body: { ...body, missionResourceId } })
  const saving = (missionResourceId: CurriculumSeq) =>
    owner.call(saveCurriculum, { ...courseRef, curriculumSeq: mission, body: { ...body, missionResourceId } })
  await expect(adding(null)).refuses('CLASS_RULE')
  await expect(adding(otherCourse.curriculumSeq)).refuses('CLASS_RULE')
  await expect(saving(mission)).refuses('CLASS_RULE')
  await expect(saving(chained)).refuses('CLASS_RULE')
  const homework = { curriculumTypeCd: '03' as const, title: '숙제', missionType: null }
  const typed = { ...homework, missionType: 'LESSON_COMPLETE' as const, missionResourceId: first }
  const { curriculumSeq } = await owner.call(addCurriculum, { ...courseRef, body: homework })
  await expect(owner.call(saveCurriculum, { ...courseRef, curriculumSeq, body: typed })).refuses('CLASS_RULE')
  await owner.call(addCurriculum, { ...courseRef, body: typed })
})

test('copied missions wait for the copied item', async () => {
  const { addMission, owner, courseRef, channelSeq, first } = await aPath()
  const mission = await addMission()
  const shown = async (courseSeq: typeof courseRef.courseSeq) =>
    (await owner.call(listEditableCurriculum, { channelSeq, courseSeq })).list.map(
      ({ curriculumSeq, missionResourceId }) => ({ curriculumSeq, missionResourceId }),
    )
  const { courseSeq } = await owner.call(copyCourse, courseRef)
  const [lesson, copy] = await shown(courseSeq)
  expect(copy?.missionResourceId).toBe(lesson?.curriculumSeq)
  expect(lesson?.curriculumSeq).not.toBe(first)

  await owner.call(copyCurriculums, { ...courseRef, body: { curriculumSeqs: [mission] } })
  expect((await shown(courseRef.courseSeq)).at(-1)?.missionResourceId).toBe(first)
  const into = {
    channelSeq,
    courseSeq,
    body: { fromCourseSeq: courseRef.courseSeq, curriculumSeqs: [mission] },
  }
  await owner.call(copyCurriculums, into)
  expect((await shown(courseSeq)).at(-1)?.missionResourceId).toBe(null)
})
