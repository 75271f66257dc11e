import { listAlarms, readAlarms } from 'contract/messaging/notifications/api'
import * as api from 'contract/community/posts/api'
import * as reports from 'contract/community/posts/reports.api'
import { getRolePermissions, saveRolePermissions } from 'contract/people/staff/api'
import { expect, test } from 'vitest'
import { aRunningClass } from '../../../testing/world.ts'

async function aTalk() {
  const world = await aRunningClass()
  const { mina, courseRef, add, member, channelSeq, courseSeq, classSeq, app, owner } = world
  const jun = await member('Jun')
  const [found] = await add.all<{ seq: number }>("select user_seq as seq from users where name = 'Jun'")
  const userSeq = found?.seq as typeof world.minaSeq
  await add.enrolment({ channelSeq, courseSeq, classSeq, userSeq })
  await app.workOnce()
  const { classPostSeq } = await mina.call(api.writeClassPost, {
    ...courseRef,
    body: { content: '구경 오세요' },
  })
  const post = { ...courseRef, classPostSeq }
  type Who = typeof mina
  const kinds = ['postComment', 'postReply', 'postReported']
  return {
    ...world,
    jun,
    post,
    report: (who: Who, known: object = {}) =>
      who.call(reports.reportClassPost, { ...post, body: { reason: 'SPAM', ...known } }),
    listed: async (shelf: 'open' | 'settled' = 'open') =>
      (await owner.call(reports.listClassReports, { channelSeq, query: { shelf } })).list,
    say: (who: Who, content = '반가워요') => who.call(api.commentClassPost, { ...post, body: { content } }),
    async notificationsOf(who: Who) {
      await app.workOnce()
      const { list } = await who.call(listAlarms, { channelSeq, query: {} })
      return list
        .map(({ content }) => JSON.parse(content) as { kind: string })
        .filter(({ kind }) => kinds.includes(kind))
    },
    read: (who: Who) => who.call(readAlarms, { channelSeq }),
    seen: async (who: Who) => (await who.call(api.listClassPosts, { ...courseRef, query: {} })).posts,
  }
}

test('a manager who may not hide posts hears of no report, and a new decision of the owner counts at once', async () => {
  const { report, notificationsOf: notifications, jun, owner, member, channelSeq } = await aTalk()
  const manager = await member('Mo', 'MNG')
  const { roles } = await owner.call(getRolePermissions, { channelSeq })
  const permissions = roles.MNG.filter((key) => key !== 'CLASS_ROOM_UPDATE')
  await owner.call(saveRolePermissions, { channelSeq, body: { userTypeCd: 'MNG', permissions } })
  await report(jun)
  expect(await notifications(owner)).toHaveLength(1)
  expect(await notifications(manager)).toEqual([])
})

test("staff are notified once of a report, without the reporter's name", async () => {
  const { report, listed, notificationsOf: notifications, mina, jun, owner, seen } = await aTalk()
  await report(jun, { description: '같은 글이 계속 올라와요' })
  await report(jun, { reason: 'ABUSE' })
  expect(await listed()).toMatchObject([
    { content: '구경 오세요', writerName: 'Mina', isHidden: false, reports: [{ reason: 'SPAM' }] },
  ])
  expect(JSON.stringify(await listed())).not.toContain('Jun')
  expect(await notifications(owner)).toEqual([{ kind: 'postReported', title: expect.any(String) }])
  expect(await notifications(mina)).toEqual([])
  expect((await seen(jun))[0]).toMatchObject({ isReported: true })
  expect((await seen(mina))[0]).toMatchObject({ isReported: false })
})

test('members cannot report their own posts, or give no reason; non-members cannot report', async () => {
  const { report, mina, jun, member } = await aTalk()
  await expect(report(mina)).refuses('REPORTS_OWN')
  await expect(report(jun, { reason: 'OTHER' })).refuses('BAD_INPUT')
  await expect(report(await member('Far away'))).refuses('NOT_ATTENDING')
})

test('hiding or dismissing closes the reports', async () => {
  const { report, listed, jun, owner, post } = await aTalk()
  await report(jun)
  await owner.call(reports.dismissClassReports, { ...post, body: {} })
  expect(await listed()).toEqual([])
  expect(await listed('settled')).toMatchObject([{ verdict: 'DISMISSED' }])
  await report(owner, { reason: 'ABUSE' })
  await owner.call(api.hideClassPost, { ...post, body: { reason: '광고예요' } })
  expect(await listed()).toEqual([])
  expect(await listed('settled')).toMatchObject([{ verdict: 'HIDDEN', isHidden: true }])
})

test('a comment is reported and hidden on its own; its writer reads the reason', async () => {
  const { say, report, listed, seen, mina, jun, owner, post } = await aTalk()
  const { classCommentSeq } = await say(jun, '이거 사세요')
  await report(mina, { classCommentSeq })
  expect(await listed()).toMatchObject([{ classCommentSeq, content: '이거 사세요', writerName: 'Jun' }])
  await owner.call(api.hideClassComment, { ...post, classCommentSeq, body: { reason: '광고예요' } })
  expect((await seen(mina))[0]?.comments).toEqual([])
  expect((await seen(jun))[0]?.comments).toMatchObject([{ hiddenReason: '광고예요' }])
  expect(await listed()).toEqual([])
  await owner.call(api.hideClassComment, { ...post, classCommentSeq, body: { reason: null } })
  expect((await seen(mina))[0]?.comments).toHaveLength(1)
})

test('learners neither list nor close reports', async () => {
  const { report, jun, channelSeq, post } = await aTalk()
  await report(jun)
  await expect(jun.call(reports.listClassReports, { channelSeq, query: {} })).refuses('NOT_ALLOWED')
  await expect(jun.call(reports.dismissClassReports, { ...post, body: {} })).refuses('NOT_ALLOWED')
})

test('class staff see reports of their course, with a link there', async () => {
  const {
    report,
    jun,
    member,
    add,
    post,
    courseRef,
    notificationsOf: notifications,
    channelSeq,
  } = await aTalk()
  const cho = await member('Cho')
  await add.all(
    `insert into course_staff (channel_seq, course_seq, user_seq, user_type_cd, is_invited)
     select $1::bigint, $2::bigint, user_seq, 'CMG', true from users where name = 'Cho'`,
    [channelSeq, courseRef.courseSeq],
  )
  await report(jun)
  const there = { ...courseRef, query: {} }
  expect((await cho.call(reports.listReportsInClass, there)).list).toMatchObject([
    { classPostSeq: post.classPostSeq, reports: [{}] },
  ])
  await expect(cho.call(reports.listClassReports, { channelSeq, query: {} })).refuses('NOT_ALLOWED')
  await expect(jun.call(reports.listReportsInClass, there)).refuses('NOT_ALLOWED')
  expect(await notifications(cho)).toHaveLength(1)
  const { list } = await cho.call(listAlarms, { channelSeq, query: {} })
  expect(list[0]?.path).toBe(`/classes/${courseRef.courseSeq}/settings/reports`)
})

test('a writer is notified of comments once until they read them, and never of their own', async () => {
  const { say, notificationsOf: notifications, read, mina, jun } = await aTalk()
  await say(mina, '저부터')
  expect(await notifications(mina)).toEqual([])
  await say(jun)
  await say(jun, '하나 더')
  expect(await notifications(mina)).toMatchObject([{ kind: 'postComment', name: 'Jun' }])
  await read(mina)
  await say(jun, '또 하나')
  expect(await notifications(mina)).toHaveLength(2)
  expect(await notifications(jun)).toEqual([])
})

test('everybody who commented and is still enrolled is notified of a comment by staff', async () => {
  const { say, notificationsOf: notifications, mina, jun, owner, add, minaSeq } = await aTalk()
  await say(jun)
  await say(owner, '환영해요')
  expect(await notifications(jun)).toMatchObject([{ kind: 'postReply' }])
  expect((await notifications(mina)).map(({ kind }) => kind).toSorted()).toEqual(['postComment', 'postReply'])
  await add.all('update access_grants set ended_at = now(), end_reason = $1 where user_seq <> $2', [
    'CANCELLED',
    minaSeq,
  ])
  await say(owner, '또 오세요')
  expect(await notifications(jun)).toHaveLength(1)
})
