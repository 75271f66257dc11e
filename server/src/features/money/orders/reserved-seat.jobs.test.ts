import { expect, test } from 'vitest'
import { setMailNotice } from 'contract/messaging/notifications/mail-notices.api'
import { decideAttendees } from 'contract/workflows/admissions/applications.api'
import { failPayment } from 'contract/money/orders/api'
import { aPackageShop } from '../../../testing/packages-world.ts'
import { aShop, comeBack, pressPay, waitUnpaid } from '../../../testing/orders-world.ts'

type Shop = Awaited<ReturnType<typeof aShop>>
/** Eight minutes after the press, when the job of each order is due. */
async function eightMinutesLater({ add, app, clock }: Shop, minutes = 8) {
  clock.pass({ minutes })
  await add.all(
    `update graphile_worker._private_jobs set run_at = now()
      where task_id = (select id from graphile_worker._private_tasks where identifier = 'orders.remindOfSeat')`,
  )
  await app.workOnce()
}
const seatMails = ({ mails }: Shop) => mails.filter(({ subject }) => subject.includes('결제를 이어서'))

// docs/rules.md R-920
test('who began to pay and left gets one mail that leads back to the same order, while the seat is held', async () => {
  const shop = await aShop({ seats: 1 })
  const { mina, courseRef, clock } = shop
  const { orderNo } = await pressPay(mina, courseRef)
  await eightMinutesLater(shop)
  const [mail, ...others] = seatMails(shop)
  expect(others).toEqual([])
  expect(mail?.text).toContain(`/classes/${courseRef.courseSeq}/payment?ps=01`)
  expect(mail?.text).toContain('12:15')
  expect(mail?.text).toContain('30,000원')
  // The link leads to the checkout, whose press goes on with the order; the seat was the last.
  expect((await pressPay(mina, courseRef)).orderNo).toBe(orderNo)
  expect(await shop.seats()).toEqual([1, 0])

  // Another order of the same day is not mailed about again.
  clock.pass({ minutes: 20 })
  await pressPay(mina, courseRef)
  await eightMinutesLater(shop)
  expect(seatMails(shop)).toHaveLength(1)
})

test('nobody is mailed who paid, comes too late, or switched these mails off', async () => {
  const shop = await aShop()
  const { courseRef, channelSeq } = shop
  const [paid, late, quiet] = [await shop.member('Ara'), await shop.member('Bo'), await shop.member('Chul')]
  const { orderNo } = await pressPay(paid, courseRef)
  await comeBack(paid, courseRef, orderNo)
  await quiet.call(setMailNotice, { channelSeq, body: { kind: 'SEAT', isOn: false } })
  await pressPay(quiet, courseRef)
  await eightMinutesLater(shop)
  expect(seatMails(shop)).toEqual([])
  await pressPay(late, courseRef)
  await eightMinutesLater(shop, 14)
  expect(seatMails(shop)).toEqual([])
})

test('who turned back at the provider is mailed, too; an admitted applicant has a mail with their own deadline', async () => {
  const shop = await aShop()
  const { mina, owner, courseRef, channelSeq, add } = shop
  const { orderNo } = await pressPay(mina, courseRef)
  await mina.call(failPayment, { channelSeq, body: { orderNo, code: 'PAY_PROCESS_CANCELED' } })
  await eightMinutesLater(shop)
  expect(seatMails(shop)).toHaveLength(1)

  await add.all("update courses set choise_type_cd = '01' where course_seq = $1", [courseRef.courseSeq])
  const jun = await shop.member('Jun')
  const { attendSeq } = await waitUnpaid(shop, jun)
  await owner.call(decideAttendees, {
    ...courseRef,
    body: { attendSeqs: [attendSeq], decision: 'APPROVE' },
  })
  await pressPay(jun, courseRef)
  await eightMinutesLater(shop)
  expect(seatMails(shop)).toHaveLength(1)
})

test('the mail of a package leads to the checkout of the package', async () => {
  const shop = await aPackageShop()
  await shop.pressPackage(shop.mina)
  await eightMinutesLater(shop)
  expect(seatMails(shop)[0]?.text).toContain(`/packages/${shop.packageRef.courseSeq}/payment?ps=01`)
})
