import { expect, test } from 'vitest'
import { listStaffActions } from 'contract/people/staff/api'
import { downloadAttendees, inviteAttendees } from 'contract/workflows/admissions/api'
import { aShop, buy, PRICE } from '../../../testing/orders-world.ts'
import { rowsAt } from '../../../testing/spreadsheets.ts'
import { somebody } from '../../../testing/world.ts'

test('staff download who takes a class: buyers with what they paid, and invited members', async () => {
  const { app, owner, mina, member, courseRef, channelSeq } = await aShop({ price: PRICE })
  await member('Jun')
  await buy(mina, courseRef)
  await owner.call(inviteAttendees, { ...courseRef, body: { emails: ['jun@example.com'] } })

  const { url } = await owner.call(downloadAttendees, { ...courseRef, body: {} })
  const [heads = [], ...rows] = await rowsAt(app, url)
  const shown = rows.map((row) => Object.fromEntries(heads.map((head, at) => [head, row[at]])))
  expect(shown).toMatchObject([
    {
      이름: 'Mina',
      연락처: '01012345678',
      회차: 1,
      상태: '수강 중',
      진도율: 0,
      '결제 금액': PRICE,
      '환불 금액': 0,
    },
    { 이름: 'Jun', 상태: '수강 중', '결제 금액': 0 },
  ])
  const found = await owner.call(downloadAttendees, { ...courseRef, body: { q: 'jun', state: 'APPROVED' } })
  expect((await rowsAt(app, found.url)).map(([name]) => name)).toEqual(['이름', 'Jun'])

  const { list } = await owner.call(listStaffActions, { channelSeq, query: {} })
  expect(list[0]).toMatchObject({ name: 'Haru', room: 'admissions', after: { count: 1 } })
})

test('learners and staff of the class alone get no list', async () => {
  const { add, as, mina, courseRef, channelSeq, courseSeq } = await aShop()
  const jun = await somebody(add, { name: 'Jun', channelSeq })
  const post = { user_seq: jun.userSeq, user_type_cd: 'MNG', is_invited: true }
  await add.row('course_staff', { channel_seq: channelSeq, course_seq: courseSeq, ...post })

  await expect(as(jun).call(downloadAttendees, { ...courseRef, body: {} })).refuses('NOT_ALLOWED')
  await expect(mina.call(downloadAttendees, { ...courseRef, body: {} })).refuses('NOT_ALLOWED')
})
