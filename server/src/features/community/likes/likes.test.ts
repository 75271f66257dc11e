import { expect, test } from 'vitest'
import { memberErased } from 'contract/people/members/events'
import { setCoursePublic } from 'contract/teaching/courses/state.api'
import { getCourse } from 'contract/views/class-page/api'
import { listAlarms } from 'contract/messaging/notifications/api'
import * as api from 'contract/community/likes/api'
import { emit } from '../../../platform/jobs/tasks.ts'
import { aClass, somebody } from '../../../testing/world.ts'

test('each member likes a course once, and its counter shows how many do', async () => {
  const { mina, member, visitor, courseRef, channelSeq, courseSeq } = await aClass()
  const jun = await member('Jun')
  expect(await mina.call(api.likeCourse, courseRef)).toMatchObject({ likeCount: 1 })
  expect(await mina.call(api.likeCourse, courseRef)).toMatchObject({ likeCount: 1 })
  expect(await jun.call(api.likeCourse, courseRef)).toMatchObject({ likeCount: 2 })
  expect((await visitor.call(getCourse, courseRef)).likeCount).toBe(2)
  const { list } = await mina.call(api.listBookmarks, { channelSeq })
  expect(list).toMatchObject([{ courseSeq, likeCount: 2 }])

  expect(await mina.call(api.unlikeCourse, courseRef)).toEqual({ likeCount: 1 })
  expect(await mina.call(api.unlikeCourse, courseRef)).toEqual({ likeCount: 1 })
  expect((await mina.call(api.listBookmarks, { channelSeq })).list).toEqual([])
})

test('simultaneous likes are all counted', async () => {
  const { as, add, courseRef, channelSeq, visitor } = await aClass()
  const people = await Promise.all(
    Array.from({ length: 8 }, (_, at) => somebody(add, { name: `Fan ${at}`, channelSeq })),
  )
  await Promise.all(people.map((who) => as(who).call(api.likeCourse, courseRef)))
  expect((await visitor.call(getCourse, courseRef)).likeCount).toBe(8)
})

test('visitors are asked to sign in; a private course cannot be liked', async () => {
  const { owner, mina, visitor, courseRef, channelSeq } = await aClass()
  await expect(visitor.call(api.likeCourse, courseRef)).refuses('SIGN_IN_FIRST')
  await mina.call(api.likeCourse, courseRef)
  const mine = async () => await mina.call(api.listMyLikes, { channelSeq })
  expect(await mine()).toMatchObject({ total: 1, list: [{ courseSeq: courseRef.courseSeq, likeCount: 1 }] })
  await owner.call(setCoursePublic, { ...courseRef, body: { publicCd: '99' } })
  expect(await mine()).toEqual({ total: 0, list: [] })
  await expect(mina.call(api.likeCourse, courseRef)).refuses('CLASS_NOT_FOUND')
  expect(await mina.call(api.unlikeCourse, courseRef)).toEqual({ likeCount: 0 })
})

test('staff see which courses are liked and by whom; learners do not', async () => {
  const { owner, mina, minaSeq, courseRef, channelSeq, courseSeq } = await aClass()
  await mina.call(api.likeCourse, courseRef)
  const likes = await owner.call(api.listClassLikes, { channelSeq })
  expect(likes).toMatchObject({ total: 1, list: [{ courseSeq, likeCount: 1 }] })
  const likers = await owner.call(api.listLikers, courseRef)
  expect(likers).toMatchObject({ total: 1, list: [{ userSeq: minaSeq, name: 'Mina' }] })
  await expect(mina.call(api.listClassLikes, { channelSeq })).refuses('NOT_ALLOWED')
})

test('the likes of an erased member are removed', async () => {
  const { owner, mina, minaSeq, app, courseRef, channelSeq, visitor } = await aClass()
  await mina.call(api.likeCourse, courseRef)
  const ctx = await app.contextFor(channelSeq)
  await ctx.transaction((tx) => emit(tx, memberErased, { userSeq: minaSeq }))
  await app.workOnce()
  expect((await visitor.call(getCourse, courseRef)).likeCount).toBe(0)
  expect((await owner.call(api.listLikers, courseRef)).list).toEqual([])
})

test('instructors are notified once a day of the number of likes, and never of their own', async () => {
  const { owner, ownerSeq, mina, as, add, app, clock, courseRef, channelSeq, courseSeq } = await aClass()
  const received = async () =>
    (await owner.call(listAlarms, { channelSeq, query: {} })).list.map(({ alarmType, content, path }) => [
      alarmType,
      JSON.parse(content),
      path,
    ])
  await owner.call(api.likeCourse, courseRef)
  await mina.call(api.likeCourse, courseRef)
  await mina.call(api.likeCourse, courseRef)
  await app.workOnce()
  const path = `/classes/${courseSeq}`
  expect(await received()).toEqual([
    ['22', { kind: 'liked', name: 'Mina', title: '굳은 어깨를 푸는 저녁 요가' }, path],
  ])

  for (let at = 0; at < 9; at += 1)
    await as(await somebody(add, { name: `Fan ${at}`, channelSeq })).call(api.likeCourse, courseRef)
  await app.workOnce()
  expect(await received()).toEqual([
    ['22', { kind: 'likedByMany', title: '굳은 어깨를 푸는 저녁 요가', count: 10 }, path],
  ])
  expect(
    await add.all("select count(*)::int from alarms where alarm_type = '22' and target_user_seq = $1", [
      ownerSeq,
    ]),
  ).toEqual([{ count: 1 }])

  clock.pass({ days: 1 })
  await as(await somebody(add, { name: 'Late', channelSeq })).call(api.likeCourse, courseRef)
  await app.workOnce()
  expect(await add.all("select count(*)::int from alarms where alarm_type = '22'")).toEqual([{ count: 2 }])
})

test('a like that was removed at once is not reported', async () => {
  const { owner, mina, app, courseRef, channelSeq } = await aClass()
  await mina.call(api.likeCourse, courseRef)
  await mina.call(api.unlikeCourse, courseRef)
  await app.workOnce()
  expect((await owner.call(listAlarms, { channelSeq, query: {} })).list).toEqual([])
})
