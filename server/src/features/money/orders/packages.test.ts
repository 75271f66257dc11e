import { expect, test } from 'vitest'
import { listReviews, saveReview } from 'contract/community/reviews/api'
import { cancelEnrolment } from 'contract/workflows/admissions/api'
import { changePeriods } from 'contract/workflows/admissions/access-period.api'
import { applyForPlace, decideAttendees } from 'contract/workflows/admissions/applications.api'
import { getCourseViewer } from 'contract/views/class-page/api'
import { listMyCourses } from 'contract/views/my-classes/api'
import { removePackageCourse } from 'contract/teaching/packages/api'
import { getPackageAttendance } from 'contract/money/enrolments/api'
import { getPaymentInfo, listMyOrders, mailReceipt } from 'contract/money/orders/api'
import {
  getPackageOrder,
  getPackagePaymentInfo,
  payPackage,
} from 'contract/money/orders/package-payments.api'
import { saveDepositAccount } from 'contract/money/merchants/deposit-account.api'
import { confirmDeposit } from 'contract/money/orders/deposits.api'
import { aPackageShop, PACKAGE_PRICE } from '../../../testing/packages-world.ts'
import { comeBack, payBody, pressPay, PRICE } from '../../../testing/orders-world.ts'
import { Refused } from '../../../platform/refuse.ts'
import { expireOrders } from './orders.jobs.ts'
import { expirePlaces } from '../enrolments/enrolments.jobs.ts'

type Shop = Awaited<ReturnType<typeof aPackageShop>>
async function buyPackage(shop: Shop, who = shop.mina) {
  const { orderNo } = await shop.pressPackage(who)
  const { attendSeq, ...order } = await comeBack(who, shop.packageRef, orderNo, { amount: PACKAGE_PRICE })
  if (attendSeq === null) throw new Error('no place')
  return { ...order, attendSeq }
}
const mayLearn = async ({ classes, channelSeq }: Shop, who: Shop['mina']) => {
  const views = classes.map(({ courseSeq }) => who.call(getCourseViewer, { channelSeq, courseSeq }))
  return (await Promise.all(views)).map(({ userTypeCd }) => userTypeCd === 'STUD')
}

test('one payment opens every class for the period of the package, and the items sum to the order', async () => {
  const shop = await aPackageShop()
  const order = await buyPackage(shop)
  expect(order).toMatchObject({
    courseSeq: shop.packageRef.courseSeq,
    paidAmount: PACKAGE_PRICE,
    state: 'PAID',
  })
  expect(await mayLearn(shop, shop.mina)).toEqual([true, true])
  expect(await shop.taken()).toEqual([1, 1, 1])
  const parent = order.attendSeq
  expect(await shop.places()).toMatchObject([
    { state: 'APPROVED', parent_attend_seq: null },
    { state: 'APPROVED', parent_attend_seq: parent },
    { state: 'APPROVED', parent_attend_seq: parent },
  ])
  // 30,000 to 40,000 of 50,000.
  expect(
    await shop.add.all('select unit_price, paid_amount, access_days from order_items order by item_no'),
  ).toEqual([
    { unit_price: 21_429, paid_amount: 21_429, access_days: 30 },
    { unit_price: 28_571, paid_amount: 28_571, access_days: 30 },
  ])
  const ends = await shop.add.all<{ ends_at: Date }>('select distinct ends_at from access_grants')
  expect(ends).toEqual([{ ends_at: new Date(shop.clock.now.getTime() + 30 * 86_400_000) }])
})

test('a review of a package stands on its page, and not on those of its classes', async () => {
  const shop = await aPackageShop()
  const jun = await shop.member('Jun')
  const { attendSeq } = await buyPackage(shop)
  const { mina, visitor, packageRef, classes, channelSeq } = shop
  expect(await mina.call(getCourseViewer, packageRef)).toMatchObject({
    attend: { attendSeq },
    canReview: true,
  })
  const own = (await mina.call(listMyCourses, { channelSeq })).list
  expect(own.find(({ courseSeq }) => courseSeq === packageRef.courseSeq)).toMatchObject({
    productKind: 'PACKAGE',
    curriculumCount: 0,
    canReview: true,
    hasReview: false,
  })
  await mina.call(saveReview, {
    ...packageRef,
    body: { attendSeq, reviewPoint: 4, description: '함께 들으니 좋아요.' },
  })
  const reviewsOf = async (courseSeq: typeof packageRef.courseSeq) =>
    (await visitor.call(listReviews, { channelSeq, courseSeq, query: {} })).reviewRate
  expect(await reviewsOf(packageRef.courseSeq)).toBe(4)
  for (const { courseSeq } of classes) expect(await reviewsOf(courseSeq)).toBe(0)
  await expect(
    jun.call(saveReview, { ...packageRef, body: { attendSeq, reviewPoint: 1, description: '아니요.' } }),
  ).refuses('NOT_FOUND')
})

test('the classes of a package stay once somebody bought it', async () => {
  const shop = await aPackageShop()
  await buyPackage(shop)
  const [one] = shop.classes
  if (!one) throw new Error('no class')
  const removal = shop.owner.call(removePackageCourse, {
    ...shop.packageRef,
    body: { removedSeq: one.courseSeq },
  })
  await expect(removal).refuses('PACKAGE_SOLD')
})

// docs/rules.md R-921
test('a package is paid under its own calls: what it holds, the order, and at last what it opened', async () => {
  const shop = await aPackageShop()
  const { mina, packageRef, courseRef, classes } = shop
  const courseSeqs = classes.map(({ courseSeq }) => courseSeq)
  const info = await mina.call(getPackagePaymentInfo, { ...packageRef, query: {} })
  expect(info).toMatchObject({ totalAmount: PACKAGE_PRICE, classSeq: expect.any(Number) })
  expect(info.classes.map(({ courseSeq }) => courseSeq)).toEqual(courseSeqs)
  expect((await mina.call(getPaymentInfo, { ...courseRef, query: {} })).classes).toEqual([])

  const body = payBody({ totalAmount: PACKAGE_PRICE })
  const { orderNo, redirectUrl } = await mina.call(payPackage, { ...packageRef, body })
  expect(redirectUrl).toContain(orderNo)
  await comeBack(mina, packageRef, orderNo, { amount: PACKAGE_PRICE })
  const order = await mina.call(getPackageOrder, { ...packageRef, query: { orderNo } })
  expect(order).toMatchObject({ orderNo, state: 'PAID', courseSeq: packageRef.courseSeq })
  expect(order.classes.map(({ courseSeq }) => courseSeq)).toEqual(courseSeqs)

  const jun = await shop.member('Jun')
  await expect(jun.call(getPackageOrder, { ...packageRef, query: { orderNo } })).refuses('NOT_FOUND')
  await expect(jun.call(getPackagePaymentInfo, { ...courseRef, query: {} })).refuses('CLASS_NOT_FOUND')
  await expect(jun.call(payPackage, { ...courseRef, body: payBody() })).refuses('CLASS_NOT_FOUND')
  const other = await pressPay(jun, courseRef)
  await expect(jun.call(getPackageOrder, { ...packageRef, query: { orderNo: other.orderNo } })).refuses(
    'NOT_FOUND',
  )
})

test('all seats are taken or none', async () => {
  const shop = await aPackageShop({ otherSeats: 1 })
  await buyPackage(shop)
  const jun = await shop.member('Jun')
  await expect(shop.pressPackage(jun)).refuses('SOLD_OUT')
  expect(await shop.taken()).toEqual([1, 1, 1])
  expect(await shop.places()).toHaveLength(3)
})

test('ten people at once get as many packages as the scarcest class has seats', async () => {
  const shop = await aPackageShop({ otherSeats: 3 })
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
  const people = []
  for (const name of names) people.push(await shop.member(`P ${name}`))
  const outcomes = await Promise.all(
    people.map((one) => shop.pressPackage(one).then(() => 'held', refusalOf)),
  )
  expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(3)
  expect(await shop.taken()).toEqual([3, 3, 3])
})

test('who does not pay frees every seat; who pays after that gets all of them again', async () => {
  const shop = await aPackageShop()
  const { orderNo } = await shop.pressPackage(shop.mina)
  expect(await shop.taken()).toEqual([1, 1, 1])
  shop.clock.pass({ minutes: 16 })
  await shop.passTimer(expireOrders)
  expect(await shop.taken()).toEqual([0, 0, 0])
  await comeBack(shop.mina, shop.packageRef, orderNo, { amount: PACKAGE_PRICE })
  expect(await shop.taken()).toEqual([1, 1, 1])
  expect(await mayLearn(shop, shop.mina)).toEqual([true, true])
})

test('cancelling the package refunds it and ends exactly its own places', async () => {
  const shop = await aPackageShop()
  const jun = await shop.member('Jun')
  const { orderNo } = await pressPay(jun, shop.courseRef)
  await comeBack(jun, shop.courseRef, orderNo)
  const { attendSeq } = await buyPackage(shop)
  await shop.owner.call(cancelEnrolment, {
    ...shop.packageRef,
    attendSeq,
    body: { reason: '변심' },
  })
  expect(await mayLearn(shop, shop.mina)).toEqual([false, false])
  expect(await mayLearn(shop, jun)).toEqual([true, false])
  expect(await shop.taken()).toEqual([0, 1, 0])
  expect(await shop.add.all('select sum(refunded_amount)::int as back from order_items')).toEqual([
    { back: PACKAGE_PRICE },
  ])
  expect(
    await shop.add.all('select count(*)::int as open from access_grants where ended_at is null'),
  ).toEqual([{ open: 1 }])
})

test('a place of a package changes only with the package', async () => {
  const shop = await aPackageShop()
  const { attendSeq } = await buyPackage(shop)
  const places = await shop.places()
  const child = places.find((place) => place.course_seq === shop.courseSeq)?.attend_seq ?? attendSeq
  await expect(shop.owner.call(cancelEnrolment, { ...shop.courseRef, attendSeq: child, body: {} })).refuses(
    'PACKAGE_ENROLMENT',
  )
  const attendSeqs = [child]
  const change = { kind: 'DAYS', days: 5 } as const
  const late = await shop.owner.call(changePeriods, { ...shop.courseRef, body: { attendSeqs, change } })
  const decided = await shop.owner.call(decideAttendees, {
    ...shop.courseRef,
    body: { attendSeqs, decision: 'STANDBY' },
  })
  for (const { doneCount, failed } of [late, decided]) {
    expect(doneCount).toBe(0)
    expect(failed[0]?.message).toContain('패키지')
  }
  await shop.owner.call(changePeriods, { ...shop.packageRef, body: { attendSeqs: [attendSeq], change } })
  const days =
    'select distinct (extract(epoch from ends_at - starts_at) / 86400)::int as days from access_grants'
  expect(await shop.add.all(days)).toEqual([{ days: 35 }])
  await expect(
    shop.add.all("update enrolments set state = 'EXPIRED' where attend_seq = $1", [attendSeq]),
  ).rejects.toThrow('differs from its package')
})

test('when the period is over, all places end together', async () => {
  const shop = await aPackageShop()
  await buyPackage(shop)
  shop.clock.pass({ days: 31 })
  await shop.passTimer(expirePlaces)
  expect(await mayLearn(shop, shop.mina)).toEqual([false, false])
  expect(await shop.taken()).toEqual([0, 0, 0])
})

test('who has one of its classes cannot apply; who had one is asked first', async () => {
  const shop = await aPackageShop()
  const { orderNo } = await pressPay(shop.mina, shop.courseRef)
  await comeBack(shop.mina, shop.courseRef, orderNo)
  await expect(shop.pressPackage(shop.mina)).refuses('PACKAGE_CLASS_ENROLLED')
  await expect(shop.mina.call(getPaymentInfo, { ...shop.packageRef, query: {} })).refuses(
    'PACKAGE_CLASS_ENROLLED',
  )
  await shop.add.all("update enrolments set valid_at = $1 where state = 'APPROVED'", [shop.clock.now])
  const attendance = await shop.mina.call(getPackageAttendance, shop.packageRef)
  expect(attendance).toMatchObject({ enrolled: [], before: [expect.any(Number)] })
  await expect(shop.pressPackage(shop.mina)).refuses('PACKAGE_ATTENDED_BEFORE')
  await shop.pressPackage(shop.mina, { skipAttendCheck: true })
  expect(await shop.taken()).toEqual([1, 1, 1])
})

test('who takes a class while paying for the package gets the money back, and keeps the class', async () => {
  const shop = await aPackageShop()
  const { orderNo } = await shop.pressPackage(shop.mina)
  shop.clock.pass({ minutes: 16 })
  await shop.passTimer(expireOrders)
  const single = await pressPay(shop.mina, shop.courseRef)
  await comeBack(shop.mina, shop.courseRef, single.orderNo)
  await expect(comeBack(shop.mina, shop.packageRef, orderNo, { amount: PACKAGE_PRICE })).refuses(
    'PACKAGE_CLASS_ENROLLED',
  )
  expect(await shop.taken()).toEqual([0, 1, 0])
})

test('a late deposit for the package is refused in words to who took one of its classes meanwhile', async () => {
  const shop = await aPackageShop()
  const { owner, channelSeq, mina } = shop
  await owner.call(saveDepositAccount, {
    channelSeq,
    body: { bankName: '신한은행', accountNumber: '110123456789', holder: 'Yoga', dueDays: 3, isActive: true },
  })
  const { orderNo } = await shop.pressPackage(mina, { payMethodCd: '06' })
  shop.clock.pass({ days: 5 })
  await shop.passTimer(expireOrders)
  const confirm = (of: string, amount: number) =>
    owner.call(confirmDeposit, { channelSeq, orderNo: of, body: { amount, depositorName: 'Mina' } })
  const single = await pressPay(mina, shop.courseRef, { payMethodCd: '06' })
  await confirm(single.orderNo, PRICE)

  await expect(confirm(orderNo, PACKAGE_PRICE)).refuses('PACKAGE_CLASS_ENROLLED')
  expect(await shop.taken()).toEqual([0, 1, 0])
})

test('an applicant takes places in the classes when staff let them in, and leaves them when put back', async () => {
  const shop = await aPackageShop({ price: 0 })
  const { mina, owner, packageRef, add } = shop
  await add.all("update courses set choise_type_cd = '01' where course_seq = $1", [packageRef.courseSeq])
  const contact = { name: 'Mina', email: 'mina@example.com', phone: '' }
  const { attendSeq } = await mina.call(applyForPlace, { ...packageRef, body: contact })
  expect(await shop.taken()).toEqual([0, 0, 0])
  const decide = (decision: 'APPROVE' | 'STANDBY') =>
    owner.call(decideAttendees, { ...packageRef, body: { attendSeqs: [attendSeq], decision } })
  await decide('APPROVE')
  expect(await mayLearn(shop, mina)).toEqual([true, true])
  expect(await shop.taken()).toEqual([1, 1, 1])
  await decide('STANDBY')
  expect(await mayLearn(shop, mina)).toEqual([false, false])
  expect(await shop.taken()).toEqual([0, 0, 0])
  await decide('APPROVE')
  expect(await shop.taken()).toEqual([1, 1, 1])
})

function refusalOf(error: unknown) {
  if (error instanceof Refused) return error.refusal
  throw error
}

// docs/rules.md R-1245
test('what is sent about the order of a package leads to its own pages', async () => {
  const shop = await aPackageShop()
  const { mina, owner, channelSeq, packageRef, mails, app } = shop
  const page = `/packages/${packageRef.courseSeq}`
  await owner.call(saveDepositAccount, {
    channelSeq,
    body: {
      bankName: '국민은행',
      accountNumber: '110-123-456789',
      holder: '하루공방',
      dueDays: 3,
      isActive: true,
    },
  })
  const { orderNo } = await shop.pressPackage(mina, { payMethodCd: '06' })
  await app.workOnce()
  const ofMina = () => mails.filter(({ to }) => to === 'mina@example.com').map(({ text }) => text)
  expect(ofMina()).toEqual([expect.stringContaining(`${page}/payment/deposit?orderNo=${orderNo}`)])
  await owner.call(confirmDeposit, {
    channelSeq,
    orderNo,
    body: { amount: PACKAGE_PRICE, depositorName: 'Mina' },
  })
  await mina.call(mailReceipt, { channelSeq, orderNo })
  await app.workOnce()
  const receipts = ofMina().slice(1)
  expect(receipts).toHaveLength(2)
  for (const text of receipts) expect(text).toContain(page)
  expect(receipts).toContainEqual(expect.stringContaining(`${page}/payment/complete?orderNo=${orderNo}`))
  const { list } = await mina.call(listMyOrders, { channelSeq, query: {} })
  expect(list).toMatchObject([{ productKind: 'PACKAGE' }])
})
