import { expect, test } from 'vitest'
import { updateCourse } from 'contract/teaching/courses/update.api'
import { addCurriculum } from 'contract/teaching/curriculum/api'
import { getPackageTimetable, getTimetable } from 'contract/learning/live/api'
import { setCoursePublic } from 'contract/teaching/courses/state.api'
import { aPackageShop } from '../../../testing/packages-world.ts'
import { aClass } from '../../../testing/world.ts'

async function aWeeklyClass() {
  const world = await aClass()
  const { owner, courseRef } = world
  const hours = { weekdays: [2, 4], classStartTime: '19:00', classEndTime: '20:30' }
  const days = { startAt: '2026-12-01', endAt: '2026-12-31' }
  await owner.call(updateCourse, { ...courseRef, body: { scheduleTypeCd: 'R', ...hours, ...days } })
  return world
}

test('the timetable of a weekly course lists its sessions; a lesson on that day replaces its session', async () => {
  const { owner, visitor, courseRef } = await aWeeklyClass()
  const { list } = await visitor.call(getTimetable, courseRef)
  expect(list).toHaveLength(10)
  expect(list[0]).toEqual({
    curriculumSeq: null,
    curriculumTypeCd: null,
    title: expect.any(String),
    startAt: '2026-12-01T10:00:00.000Z',
    endAt: '2026-12-01T11:30:00.000Z',
    status: 'pending',
  })
  const lesson = {
    curriculumTypeCd: '04',
    title: '첫 모임',
    offlineStartAt: '2026-12-03T09:30:00Z',
    addrRoad1: '서울 종로구 사직로 161',
  } as const
  await owner.call(addCurriculum, { ...courseRef, body: lesson })
  const after = (await visitor.call(getTimetable, courseRef)).list
  expect(after).toHaveLength(10)
  expect(after[1]).toMatchObject({ title: '첫 모임', startAt: '2026-12-03T09:30:00.000Z' })
})

test('meetings of a hidden class are not shown to visitors', async () => {
  const { owner, visitor, courseRef } = await aWeeklyClass()
  await owner.call(setCoursePublic, { ...courseRef, body: { publicCd: '99' } })
  await expect(visitor.call(getTimetable, courseRef)).refuses('CLASS_NOT_FOUND')
})

const meeting = (title: string, offlineStartAt: string) =>
  ({ curriculumTypeCd: '04', title, offlineStartAt, addrRoad1: '서울 종로구 사직로 161' }) as const

// docs/rules.md R-923
test('the timetable of a package holds the meetings of all its classes, also of one that is hidden alone', async () => {
  const { owner, visitor, packageRef, courseRef, other, channelSeq } = await aPackageShop()
  const otherRef = { channelSeq, courseSeq: other.courseSeq }
  expect((await visitor.call(getPackageTimetable, packageRef)).list).toEqual([])
  await owner.call(addCurriculum, { ...courseRef, body: meeting('둘째 모임', '2026-12-03T09:30:00Z') })
  await owner.call(addCurriculum, { ...otherRef, body: meeting('첫 모임', '2026-12-02T09:30:00Z') })
  await owner.call(setCoursePublic, { ...otherRef, body: { publicCd: '99' } })
  const { list } = await visitor.call(getPackageTimetable, packageRef)
  expect(list.map(({ title, courseSeq }) => [title, courseSeq])).toEqual([
    ['첫 모임', other.courseSeq],
    ['둘째 모임', courseRef.courseSeq],
  ])
  await expect(visitor.call(getPackageTimetable, courseRef)).refuses('CLASS_NOT_FOUND')
  await owner.call(setCoursePublic, { ...packageRef, body: { publicCd: '99' } })
  await expect(visitor.call(getPackageTimetable, packageRef)).refuses('CLASS_NOT_FOUND')
})
