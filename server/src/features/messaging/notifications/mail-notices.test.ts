import { getMailNotices, setMailNotice } from 'contract/messaging/notifications/mail-notices.api'
import { orderPaid } from 'contract/money/orders/events'
import { answerQuestion, askQuestion, takeDownQuestion } from 'contract/community/questions/api'
import { memberErased } from 'contract/people/members/events'
import { expect, test } from 'vitest'
import { emit } from '../../../platform/jobs/tasks.ts'
import { aShop, buy } from '../../../testing/orders-world.ts'
import { aRunningClass, somebody } from '../../../testing/world.ts'

const addressed = (mails: { to: string; subject: string }[], subject: string) =>
  mails.filter((mail) => mail.subject.includes(subject)).map(({ to }) => to)

const TEACHER = 'doyun@example.com'

async function aTaughtShop() {
  const shop = await aShop()
  const teacher = await somebody(shop.add, { name: 'Doyun' })
  const { channelSeq, courseSeq } = shop
  await shop.add.member({ channelSeq, userSeq: teacher.userSeq, role: 'TCH' })
  const post = { user_seq: teacher.userSeq, user_type_cd: 'TCH' }
  await shop.add.row('course_staff', { channel_seq: channelSeq, course_seq: courseSeq, ...post })
  return { ...shop, teacher, teacherPerson: shop.as(teacher) }
}

test('managers are notified of a sale once, with the money, and instructors without it', async () => {
  const { mina, courseRef, app, mails, channelSeq, teacher, add } = await aTaughtShop()
  const { orderNo } = await buy(mina, courseRef)
  await app.workOnce()
  const sold = mails.filter(({ subject }) => subject.includes('판매되었습니다'))
  const toTeacher = sold.find(({ to }) => to === TEACHER)
  const [toOwner] = sold.filter(({ to }) => to !== TEACHER)
  expect(sold).toHaveLength(2)
  expect(toOwner?.text).toContain('30,000')
  expect(toOwner?.text).toContain('/settings/sales')
  expect(toTeacher?.text).not.toContain('30,000')
  expect(toTeacher?.text).not.toContain(orderNo)
  expect(toTeacher?.text).toContain('/settings/attendees')

  const ctx = await app.contextFor(channelSeq)
  await ctx.transaction((tx) => emit(tx, orderPaid, { orderNo }))
  await app.workOnce()
  expect(addressed(mails, '판매되었습니다')).toHaveLength(2)

  await ctx.transaction((tx) => emit(tx, memberErased, { userSeq: teacher.userSeq }))
  await app.workOnce()
  expect(await add.all('select 1 from mail_notices where user_seq = $1', [teacher.userSeq])).toEqual([])
})

test('staff who switched sales off are not notified of them', async () => {
  const { mina, courseRef, app, mails, channelSeq, teacherPerson, owner } = await aTaughtShop()
  const body = { kind: 'SALE' as const, isOn: false }
  const { list } = await owner.call(setMailNotice, { channelSeq, body })
  expect(list).toEqual([
    { kind: 'SALE', isOn: false },
    { kind: 'ANSWER', isOn: true },
    { kind: 'SEAT', isOn: true },
    { kind: 'REVIEW', isOn: true },
  ])
  await buy(mina, courseRef)
  await app.workOnce()
  expect(addressed(mails, '판매되었습니다')).toEqual([TEACHER])
  await teacherPerson.call(setMailNotice, { channelSeq, body })
  await teacherPerson.call(setMailNotice, { channelSeq, body: { ...body, isOn: true } })
  expect((await teacherPerson.call(getMailNotices, { channelSeq })).list[0]?.isOn).toBe(true)
})

test("the learner who asked is mailed the answer in the site's terms, unless they opted out or it was removed", async () => {
  const { mina, owner, courseRef, channelSeq, app, mails, add } = await aRunningClass()
  const ask = async (content: string) => ({
    ...courseRef,
    ...(await mina.call(askQuestion, { ...courseRef, body: { content } })),
  })
  const answer = (one: Awaited<ReturnType<typeof ask>>) =>
    owner.call(answerQuestion, { ...one, body: { content: '그럼요!' } })
  await answer(await ask('초보도 괜찮나요?'))
  await app.workOnce()
  const [mail] = mails.filter(({ subject }) => subject.includes('답변이 달렸습니다'))
  const [account] = await add.all<{ email: string }>("select email from users where name = 'Mina'")
  expect(mail).toMatchObject({ to: account?.email })
  expect(mail?.text).toContain('초보도 괜찮나요?')

  const gone = await ask('지워질 질문')
  await answer(gone)
  await owner.call(takeDownQuestion, gone)
  await mina.call(setMailNotice, { channelSeq, body: { kind: 'ANSWER', isOn: false } })
  await answer(await ask('메일은 괜찮아요'))
  await app.workOnce()
  expect(addressed(mails, '답변이 달렸습니다')).toHaveLength(1)
})
