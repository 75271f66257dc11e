import { expect, test } from 'vitest'
import { checkRefunds, decideAttendees } from 'contract/workflows/admissions/applications.api'
import { aPackageShop, PACKAGE_PRICE } from '../../../testing/packages-world.ts'
import { aShop, applyPaid, buy } from '../../../testing/orders-world.ts'

async function threeBuyers() {
  const shop = await aShop()
  const { mina, member, courseRef, owner } = shop
  const orders = [
    await buy(mina, courseRef),
    await buy(await member('Jun'), courseRef),
    await buy(await member('Sora'), courseRef),
  ]
  const attendSeqs = orders.flatMap(({ attendSeq }) => attendSeq ?? [])
  return {
    ...shop,
    orders,
    attendSeqs,
    check: (some = attendSeqs) => owner.call(checkRefunds, { ...courseRef, body: { attendSeqs: some } }),
    cancelling: (some = attendSeqs) => ({
      ...courseRef,
      body: { attendSeqs: some, decision: 'CANCEL' as const, reason: 'class called off' },
    }),
  }
}
const none = { virtualAccountCount: 0, settledCount: 0, etcCount: 0 }

test('nothing is cancelled while one of the selected was settled; without it the others are', async () => {
  const { add, orders, attendSeqs, check, owner, cancelling, gateway, seats } = await threeBuyers()
  expect(await check()).toEqual(none)
  // As if a month had been closed with it: statements take no test money.
  await add.all('set session_replication_role = replica')
  await add.all(
    `update money_entries set settlement_no = 1 where order_seq =
       (select order_seq from orders where order_no = $1)`,
    [orders[1]?.orderNo],
  )
  await add.all('reset session_replication_role')

  expect(await check()).toEqual({ ...none, settledCount: 1 })
  await expect(owner.call(decideAttendees, cancelling())).refuses('REFUNDS_BLOCKED')
  expect([...gateway.control.payments.values()].map(({ cancelled }) => cancelled)).toEqual([0, 0, 0])
  expect(await seats()).toEqual([3, 3])

  const others = attendSeqs.filter((_, at) => at !== 1)
  expect(await owner.call(decideAttendees, cancelling(others))).toEqual({ doneCount: 2, failed: [] })
  expect(await seats()).toEqual([1, 1])
})

test('a provider that cannot be asked any more is another reason; enrolments of other classes are not looked at', async () => {
  const { add, check, orders, mina, courseRef, attendSeqs, channelSeq, ownerSeq } = await threeBuyers()
  await add.all(
    `update payments set gateway = 'gone' where order_seq = (select order_seq from orders where order_no = $1)`,
    [orders[0]?.orderNo],
  )
  expect(await check()).toEqual({ ...none, etcCount: 1 })
  const other = await add.course(channelSeq, { writer: ownerSeq })
  await add.all('update enrolments set course_seq = $1, class_seq = $2 where attend_seq = $3', [
    other.courseSeq,
    other.classSeq,
    attendSeqs[0],
  ])
  expect(await check()).toEqual(none)
  await expect(mina.call(checkRefunds, { ...courseRef, body: { attendSeqs } })).refuses('NOT_ALLOWED')
})

test('a package counts once, while it waits and once it is approved', async () => {
  const { add, mina, owner, packageRef } = await aPackageShop()
  await add.all("update courses set choise_type_cd = '01' where course_seq = $1", [packageRef.courseSeq])
  const { attendSeq } = await applyPaid(mina, packageRef, { totalAmount: PACKAGE_PRICE })
  await add.all("update payments set gateway = 'gone'")
  const attendSeqs = [attendSeq]
  const check = () => owner.call(checkRefunds, { ...packageRef, body: { attendSeqs } })
  expect(await check()).toEqual({ ...none, etcCount: 1 })
  await owner.call(decideAttendees, { ...packageRef, body: { attendSeqs, decision: 'APPROVE' } })
  expect(await check()).toEqual({ ...none, etcCount: 1 })
})
