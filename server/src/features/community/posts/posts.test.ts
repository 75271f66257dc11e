import { getClassroom } from 'contract/learning/lessons/api'
import { listAlarms } from 'contract/messaging/notifications/api'
import * as api from 'contract/community/posts/api'
import { copyCourse } from 'contract/teaching/curriculum/copy.api'
import {
  addCurriculum,
  listEditableCurriculum,
  removeCurriculum,
  saveCurriculum,
} from 'contract/teaching/curriculum/api'
import { listMyPoints } from 'contract/learning/points/api'
import { memberErased } from 'contract/people/members/events'
import { expect, test } from 'vitest'
import { refusals } from 'contract/teaching/curriculum/refusals'
import { emit } from '../../../platform/jobs/tasks.ts'
import { aRunningClass } from '../../../testing/world.ts'

async function aTalk() {
  const world = await aRunningClass()
  const { mina, courseRef, add, member, channelSeq, courseSeq, classSeq } = world
  const jun = await member('Jun')
  const [found] = await add.all<{ seq: number }>("select user_seq as seq from users where name = 'Jun'")
  const userSeq = found?.seq as typeof world.minaSeq
  await add.enrolment({ channelSeq, courseSeq, classSeq, userSeq })
  return {
    ...world,
    jun,
    write: async (content = '안녕하세요', scope: 'PUBLIC' | 'PRIVATE' = 'PUBLIC') => ({
      ...courseRef,
      ...(await mina.call(api.writeClassPost, { ...courseRef, body: { content, scope } })),
    }),
    seen: async (by: typeof mina, query: object = {}) =>
      (await by.call(api.listClassPosts, { ...courseRef, query })).posts.map(({ content }) => content),
  }
}

test("learners of a course read each other's posts; private ones are for their writer and staff", async () => {
  const { write, seen, mina, jun, owner, member, visitor, courseRef } = await aTalk()
  await write('모두에게')
  await write('우리끼리', 'PRIVATE')
  expect(await seen(mina)).toEqual(['우리끼리', '모두에게'])
  expect(await seen(owner)).toEqual(['우리끼리', '모두에게'])
  expect(await seen(jun)).toEqual(['모두에게'])
  const stranger = await member('Far away')
  await expect(stranger.call(api.listClassPosts, { ...courseRef, query: {} })).refuses('NOT_ATTENDING')
  await expect(stranger.call(api.writeClassPost, { ...courseRef, body: { content: '저도' } })).refuses(
    'NOT_ATTENDING',
  )
  await expect(visitor.call(api.listClassPosts, { ...courseRef, query: {} })).refuses('SIGN_IN_FIRST')
})

test('a post is pinned, hidden with a reason, shown again and taken away', async () => {
  const { write, seen, mina, jun, owner, courseRef } = await aTalk()
  const one = await write('첫 글')
  await write('둘째 글')
  await owner.call(api.pinClassPost, { ...one, body: { isPinned: true } })
  const listed = await jun.call(api.listClassPosts, { ...courseRef, query: {} })
  expect(listed).toMatchObject({
    pinned: [{ content: '첫 글', isPinned: true }],
    posts: [{ content: '둘째 글' }],
  })
  await owner.call(api.pinClassPost, { ...one, body: { isPinned: false } })
  await owner.call(api.hideClassPost, { ...one, body: { reason: '광고예요' } })
  expect(await seen(jun)).toEqual(['둘째 글'])
  const { posts } = await mina.call(api.listClassPosts, { ...courseRef, query: {} })
  expect(posts[1]).toMatchObject({ hiddenReason: '광고예요', isMine: true })
  await expect(jun.call(api.commentClassPost, { ...one, body: { content: '왜요?' } })).refuses('NOT_FOUND')
  await owner.call(api.hideClassPost, { ...one, body: { reason: null } })
  expect(await seen(jun)).toHaveLength(2)
  await expect(jun.call(api.removeClassPost, one)).refuses('NOT_FOUND')
  await expect(mina.call(api.hideClassPost, { ...one, body: { reason: '싫어요' } })).refuses('NOT_ALLOWED')
  await mina.call(api.removeClassPost, one)
  expect(await seen(jun)).toEqual(['둘째 글'])
})

test('members comment on a post, and remove their comments', async () => {
  const { write, mina, jun, owner, courseRef } = await aTalk()
  const one = await write()
  const say = (who: typeof mina, content: string) =>
    who.call(api.commentClassPost, { ...one, body: { content } })
  const first = await say(jun, '반가워요')
  const second = await say(mina, '저도요')
  const below = async () =>
    (await jun.call(api.listClassPosts, { ...courseRef, query: {} })).posts[0]?.comments.map(
      ({ content }) => content,
    )
  expect(await below()).toEqual(['반가워요', '저도요'])
  await expect(jun.call(api.removeClassComment, { ...one, ...second })).refuses('NOT_FOUND')
  await jun.call(api.removeClassComment, { ...one, ...first })
  await owner.call(api.removeClassComment, { ...one, ...second })
  expect(await below()).toEqual([])
})

const mission = {
  curriculumTypeCd: '09' as const,
  title: '매일 한 줄',
  maxChallengeCount: 3,
  dailyChallengeCount: 1,
  dailyChallengeStartTime: '22:00',
  dailyChallengeEndTime: '02:00',
  completionRateCondition: 60,
  point: 50,
}
async function aChallenge(known: object = {}) {
  const world = await aTalk()
  const { owner, mina, courseRef, clock, channelSeq } = world
  const { curriculumSeq } = await owner.call(addCurriculum, { ...courseRef, body: { ...mission, ...known } })
  const here = { ...courseRef, curriculumSeq }
  clock.set(new Date('2026-11-21T22:30:00+09:00'))
  return {
    ...world,
    here,
    post: (content = '오늘도 했어요') =>
      mina.call(api.writeClassPost, { ...courseRef, body: { content, curriculumSeq } }),
    points: async () => (await mina.call(listMyPoints, { channelSeq, query: {} })).balances.point,
    isDone: async () =>
      (await mina.call(getClassroom, courseRef)).lessons.find((one) => one.curriculumSeq === curriculumSeq)
        ?.progressState === 'DONE',
  }
}

test('a mission counts one post per night, also over midnight, and is completed with enough of them', async () => {
  const { here, post, mina, owner, clock, isDone, points } = await aChallenge()
  await post()
  clock.set(new Date('2026-11-22T01:00:00+09:00'))
  await expect(post()).refuses('CHALLENGE_DAY_FULL')
  clock.set(new Date('2026-11-22T12:00:00+09:00'))
  await expect(post()).refuses('CHALLENGE_NOT_OPEN')
  expect(await isDone()).toBe(false)
  clock.set(new Date('2026-11-23T01:59:00+09:00'))
  await post()
  expect(await isDone()).toBe(true)
  expect(await points()).toBe(50)
  expect((await mina.call(api.getChallenge, here)).days).toEqual(['2026-11-21', '2026-11-22'])
  clock.set(new Date('2026-11-23T23:00:00+09:00'))
  await post()
  clock.set(new Date('2026-11-24T23:00:00+09:00'))
  await expect(post()).refuses('CHALLENGE_FULL')
  const { list, needed } = await owner.call(api.listChallengers, { ...here, query: {} })
  expect(needed).toBe(2)
  expect(list.map(({ name, count, isDone: done }) => [name, count, done])).toEqual([
    ['Mina', 3, true],
    ['Jun', 0, false],
  ])
})

test('two simultaneous devices cannot exceed the daily limit', async () => {
  const { post, here, mina } = await aChallenge({ dailyChallengeCount: 2 })
  const results = await Promise.allSettled([post(), post(), post(), post()])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect((await mina.call(api.getChallenge, here)).days).toHaveLength(2)
})

test('a hidden post no longer counts and loses its reward; shown again it counts', async () => {
  const { post, here, owner, isDone, points, courseRef } = await aChallenge({ maxChallengeCount: 1 })
  const { classPostSeq } = await post()
  expect([await isDone(), await points()]).toEqual([true, 50])
  const one = { ...courseRef, classPostSeq }
  await owner.call(api.hideClassPost, { ...one, body: { reason: '다른 사진이에요' } })
  expect([await isDone(), await points()]).toEqual([false, 0])
  await owner.call(api.hideClassPost, { ...one, body: { reason: null } })
  expect([await isDone(), await points()]).toEqual([true, 50])
  const refused = await owner.refusal(removeCurriculum, { ...here, body: {} })
  expect(refused).toMatchObject({
    code: refusals.MISSION_HAS_WORK.code,
    message: expect.stringContaining('1'),
  })
  await owner.call(removeCurriculum, { ...here, body: { forceYn: 'Y' } })
})

test('a post for a private mission is private unless its writer says otherwise', async () => {
  const { post, here, seen, jun, mina, courseRef } = await aChallenge({
    publicScopeDefault: 'PRIVATE',
    dailyChallengeCount: 3,
  })
  await post('나만 볼래요')
  expect(await seen(jun)).toEqual([])
  const body = { content: '같이 봐요', scope: 'PUBLIC' as const, curriculumSeq: here.curriculumSeq }
  await mina.call(api.writeClassPost, { ...courseRef, body })
  expect(await seen(jun)).toEqual(['같이 봐요'])
})

test('learners cannot change a fixed scope; a mission that ended accepts no posts', async () => {
  const fixed = { publicScopeFixedYn: 'Y', publicScopeDefault: 'PRIVATE' }
  const { post, here, seen, jun, mina, owner, clock } = await aChallenge(fixed)
  await post('비밀이에요')
  expect([await seen(jun), await seen(mina, { curriculumSeq: here.curriculumSeq })]).toEqual([
    [],
    ['비밀이에요'],
  ])
  const ended = { ...mission, ...fixed, missionChallengeEndAt: '2026-11-22T13:30:00Z' }
  await owner.call(saveCurriculum, { ...here, body: ended as typeof mission })
  clock.set(new Date('2026-11-22T22:30:00+09:00'))
  await expect(post()).refuses('CHALLENGE_ENDED')
  const half = { ...mission, dailyChallengeEndTime: null }
  await expect(owner.call(saveCurriculum, { ...here, body: half })).refuses('CLASS_RULE')
})

test("a copied mission has the same rules without the posts; a former member's posts are deleted", async () => {
  const { post, owner, courseRef, channelSeq, app, minaSeq, add } = await aChallenge()
  await post()
  const { courseSeq } = await owner.call(copyCourse, courseRef)
  const { list } = await owner.call(listEditableCurriculum, { channelSeq, courseSeq })
  expect(list.at(-1)).toMatchObject({
    missionType: 'NEW_POST',
    maxChallengeCount: 3,
    dailyChallengeEndTime: '02:00',
  })
  const ctx = await app.contextFor(channelSeq)
  await ctx.transaction((tx) => emit(tx, memberErased, { userSeq: minaSeq }))
  await app.workOnce()
  expect(await add.all('select 1 from class_posts')).toEqual([])
})

test('a notification about a post for a mission has the subtype homework, others the ordinary one', async () => {
  const { mina, owner, app, courseRef, channelSeq, post } = await aChallenge()
  const other = await mina.call(api.writeClassPost, { ...courseRef, body: { content: '안녕하세요' } })
  for (const { classPostSeq } of [await post(), other])
    await owner.call(api.commentClassPost, { ...courseRef, classPostSeq, body: { content: '좋아요' } })
  await app.workOnce()
  const { list } = await mina.call(listAlarms, { channelSeq, query: {} })
  const posts = list.filter(({ alarmType }) => alarmType === '21')
  expect(new Set(posts.map(({ subType }) => subType))).toEqual(new Set(['03', '10']))
})
