import { expect, test } from 'vitest'
import { listAlarms, readAlarms } from 'contract/messaging/notifications/api'
import { addNotice, saveNotice } from 'contract/site/notices/api'
import { enrolFree } from 'contract/workflows/admissions/api'
import { comeBack } from '../../../testing/orders-world.ts'
import { aPackageShop, PACKAGE_PRICE } from '../../../testing/packages-world.ts'
import { aClass } from '../../../testing/world.ts'

async function aBell() {
  const world = await aClass({ price: 0 })
  const { mina, courseRef, app } = world
  await mina.call(enrolFree, courseRef)
  await app.workOnce()
  return world
}

test('learner and staff are notified once, with contents for any language', async () => {
  const { mina, owner, member, channelSeq, app, published, courseSeq, add } = await aBell()
  const { list, badgeCount } = await mina.call(listAlarms, { channelSeq, query: {} })
  expect([badgeCount, list]).toMatchObject([
    1,
    [{ alarmType: '06', courseSeq, path: `/classes/${courseSeq}`, domain: 'http://haru.localhost:3000' }],
  ])
  const [toStaff] = (await owner.call(listAlarms, { channelSeq, query: {} })).list
  expect(JSON.parse(toStaff?.content ?? '')).toMatchObject({ kind: 'applicant', name: 'Mina' })
  expect(JSON.stringify(published)).toContain('alarm')
  expect((await (await member('Jun')).call(listAlarms, { channelSeq, query: {} })).list).toEqual([])

  const [enrolment] = await add.all<{ attend_seq: number; channel_seq: number }>('select * from enrolments')
  const again = { channelSeq, payload: { attendSeq: enrolment?.attend_seq, courseSeq } }
  await add.all("select graphile_worker.add_job('enrolment.approved', $1::json)", [JSON.stringify(again)])
  await app.workOnce()
  expect(await add.all('select 1 from alarms')).toHaveLength(2)
})

test('reading clears the badge and keeps the list', async () => {
  const { mina, owner, channelSeq } = await aBell()
  await mina.call(readAlarms, { channelSeq })

  expect(await mina.call(listAlarms, { channelSeq, query: {} })).toMatchObject({ badgeCount: 0, list: [{}] })
  expect((await owner.call(listAlarms, { channelSeq, query: {} })).badgeCount).toBe(1)
})

test('older notifications are paged', async () => {
  const { mina, channelSeq, add, minaSeq, clock } = await aBell()
  for (let at = 0; at < 4; at++) {
    await add.row('alarms', {
      channel_seq: channelSeq,
      target_user_seq: minaSeq,
      alarm_type: '20',
      content: '{}',
      path: '/',
      once: `${at}`,
      created_at: clock.now,
    })
  }
  const first = await mina.call(listAlarms, { channelSeq, query: { limit: 3 } })
  const minSeq = first.list.at(-1)?.alarmSeq
  const rest = await mina.call(listAlarms, { channelSeq, query: { limit: 3, ...(minSeq && { minSeq }) } })
  expect([first.list.length, first.badgeCount, rest.list.length]).toEqual([3, 5, 2])
})

test('visitors and other sites get no notification', async () => {
  const { visitor, otherSite, channelSeq } = await aBell()
  await expect(visitor.call(listAlarms, { channelSeq, query: {} })).refuses('SIGN_IN_FIRST')
  await expect(otherSite.owner.call(readAlarms, { channelSeq })).refuses('NOT_CHANNEL_USER')
  const there = { channelSeq: otherSite.channelSeq, query: {} }
  expect((await otherSite.owner.call(listAlarms, there)).list).toEqual([])
})

test('every member is notified of a notice once, those of other sites not', async () => {
  const { owner, mina, otherSite, channelSeq, app, published } = await aBell()
  const body = { title: 'Closed on Friday', content: '<p>See you</p>', tellsMembers: true }
  const { postSeq } = await owner.call(addNotice, { channelSeq, body })
  await owner.call(saveNotice, { channelSeq, postSeq, body })
  await owner.call(addNotice, { channelSeq, body: { title: 'Quiet', content: 'x' } })
  await app.workOnce()

  const { list } = await mina.call(listAlarms, { channelSeq, query: {} })
  expect(list.map(({ alarmType, subType, path }) => [alarmType, subType, path])).toEqual([
    ['21', '02', `/notices/${postSeq}`],
    ['06', null, list[1]?.path],
  ])
  expect(published).toContainEqual(expect.objectContaining({ topic: 'site' }))
  const there = { channelSeq: otherSite.channelSeq, query: {} }
  expect((await otherSite.owner.call(listAlarms, there)).list).toEqual([])
})

test('a notification of an older product keeps its sentence and leads to its course', async () => {
  const { mina, channelSeq, add, minaSeq, clock, courseSeq } = await aBell()
  await add.row('alarms', {
    channel_seq: channelSeq,
    target_user_seq: minaSeq,
    alarm_type: '12',
    content: JSON.stringify('The lesson moved to 7 pm.'),
    is_legacy: true,
    path: '',
    course_seq: courseSeq,
    once: 'old',
    created_at: clock.now,
  })
  const { list } = await mina.call(listAlarms, { channelSeq, query: {} })
  expect(list[0]).toMatchObject({
    content: 'The lesson moved to 7 pm.',
    legacyYn: 'Y',
    path: `/classes/${courseSeq}`,
  })
})

test('a notification of a class that somebody has through a package leads to the package too', async () => {
  const { mina, minaSeq, add, channelSeq, classes, packageRef, pressPackage, clock } = await aPackageShop()
  const { orderNo } = await pressPackage(mina)
  await comeBack(mina, packageRef, orderNo, { amount: PACKAGE_PRICE })
  const [first] = classes
  await add.row('alarms', {
    channel_seq: channelSeq,
    target_user_seq: minaSeq,
    course_seq: first?.courseSeq,
    alarm_type: '20',
    content: '{}',
    path: '/',
    once: 'of a class in a package',
    created_at: clock.now,
  })
  const { list } = await mina.call(listAlarms, { channelSeq, query: {} })
  expect(list).toMatchObject([{ courseSeq: first?.courseSeq, linkPackage: packageRef.courseSeq }])
})
