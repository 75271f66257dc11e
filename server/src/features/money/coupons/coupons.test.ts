import { expect, test } from 'vitest'
import {
  activateCoupon,
  createCoupon,
  deleteCoupon,
  downloadCoupon,
  downloadHolders,
  getCoupon,
  listCoupons,
  listCourseCoupons,
  listMyCoupons,
  receiveCoupon,
  registerCoupon,
  updateCoupon,
} from 'contract/money/coupons/api'
import { comeBack, pressPay, PRICE } from '../../../testing/orders-world.ts'
import { aCouponShop, couponBody } from '../../../testing/coupons-world.ts'
import { rowsAt } from '../../../testing/spreadsheets.ts'

test('staff make a coupon, a member types its code, and it lies in their box', async () => {
  const { owner, mina, channelSeq, register, couponInfoSeq } = await aCouponShop()
  const { couponIssueSeq } = await register(mina, ' welcome-8 ')
  const { list } = await mina.call(listMyCoupons, { channelSeq })
  expect(list).toMatchObject([{ couponIssueSeq, name: '첫 수강 환영', value: 8_000, obstacle: null }])
  expect((await owner.call(listCoupons, { channelSeq })).list).toMatchObject([
    { code: 'WELCOME8', state: 'RUNNING', issuedCount: 1, usedCount: 0 },
  ])
  expect((await owner.call(getCoupon, { channelSeq, couponInfoSeq })).holders).toMatchObject([
    { couponIssueSeq, use: null },
  ])
})

test('a wrong code, one that is over, switched off, held or given out has a refusal of its own', async () => {
  const { owner, mina, member, clock, channelSeq, register, couponInfoSeq } = await aCouponShop({
    totalLimit: 1,
  })
  await expect(register(mina, 'NOBODY')).refuses('COUPON_UNKNOWN')
  const activation = (isActive: boolean) =>
    owner.call(activateCoupon, { channelSeq, couponInfoSeq, body: { isActive } })
  await activation(false)
  await expect(register(mina)).refuses('COUPON_INACTIVE')
  await activation(true)
  await register(mina)
  await expect(register(mina)).refuses('COUPON_HELD')
  await expect(register(await member('Jun'))).refuses('COUPON_ALL_GIVEN')
  clock.pass({ days: 50 })
  await expect(register(await member('Kai'))).refuses('COUPON_OVER')
})

test('of many who type the code of the last coupons at once, exactly as many get one', async () => {
  const { member, register, owner, channelSeq, add } = await aCouponShop({ totalLimit: 2 })
  const people = await Promise.all(['A', 'B', 'C', 'D'].map((name) => member(name)))
  const results = await Promise.allSettled(people.map((one) => register(one)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect((await owner.call(listCoupons, { channelSeq })).list[0]?.issuedCount).toBe(2)
  expect(await add.all('select 1 from coupon_issues')).toHaveLength(2)
})

test('a coupon is given to a person as often as its maker says, one at a time', async () => {
  const { mina, courseRef, channelSeq, ownerSeq, add, register } = await aCouponShop()
  const { couponIssueSeq } = await register(mina)
  const { orderNo } = await pressPay(mina, courseRef, { couponIssueSeq, totalAmount: PRICE - 8_000 })
  await comeBack(mina, courseRef, orderNo, { amount: PRICE - 8_000 })
  await expect(register(mina)).refuses('COUPON_PERSON_LIMIT')
  await add.all('update coupons set per_user_limit = 2')
  await register(mina)
  const other = await add.course(channelSeq, { writer: ownerSeq })
  const again = pressPay(
    mina,
    { channelSeq, courseSeq: other.courseSeq },
    { couponIssueSeq, totalAmount: PRICE - 8_000 },
  )
  await expect(again).refuses('COUPON_USED')
})

test('a person in two tabs gets one', async () => {
  const { mina, register, add } = await aCouponShop()
  await Promise.allSettled([register(mina), register(mina)])
  expect(await add.all('select 1 from coupon_issues')).toHaveLength(1)
})

test('the database itself gives out no more than there are, and no more to one person', async () => {
  const { mina, register, add, channelSeq } = await aCouponShop({ totalLimit: 2 })
  await register(mina)
  const again = `insert into coupon_issues (channel_seq, coupon_info_seq, user_seq, received_by, issued_at)
    select channel_seq, coupon_info_seq, $1, 'CODE', issued_at from coupon_issues where channel_seq = $2 limit 1`
  const [issue] = await add.all<{ user_seq: number }>('select user_seq from coupon_issues')
  await expect(add.all(again, [issue?.user_seq, channelSeq])).rejects.toThrow(/is given to a person/)
  const [other] = await add.all<{ user_seq: number }>('select user_seq from users where user_seq <> $1', [
    issue?.user_seq,
  ])
  await add.all('update coupons set total_limit = 1')
  await expect(add.all(again, [other?.user_seq, channelSeq])).rejects.toThrow(/never_issue_more_than_limit/)
})

test('a class page offers a coupon, and an address gives one', async () => {
  const { owner, mina, visitor, courseRef, channelSeq, couponInfoSeq } = await aCouponShop({
    code: null,
    isDownloadable: true,
  })
  expect((await visitor.call(listCourseCoupons, courseRef)).list).toMatchObject([
    { couponInfoSeq, isReceived: false },
  ])
  await mina.call(downloadCoupon, { channelSeq, couponInfoSeq })
  expect((await mina.call(listCourseCoupons, courseRef)).list).toMatchObject([{ isReceived: true }])

  const body = couponBody({ code: null, hasLink: true })
  const linked = await owner.call(createCoupon, { channelSeq, body })
  const { coupon } = await owner.call(getCoupon, { channelSeq, couponInfoSeq: linked.couponInfoSeq })
  await mina.call(receiveCoupon, { channelSeq, linkToken: coupon.linkToken ?? '' })
  await expect(mina.call(downloadCoupon, { channelSeq, couponInfoSeq: linked.couponInfoSeq })).refuses(
    'COUPON_UNKNOWN',
  )
  await expect(mina.call(receiveCoupon, { channelSeq, linkToken: 'x'.repeat(16) })).refuses('COUPON_UNKNOWN')
  expect((await mina.call(listMyCoupons, { channelSeq })).list).toHaveLength(2)
})

test('what people hold keeps its discount and its classes; its name and its end may change', async () => {
  const { add, owner, mina, channelSeq, courseRef, register, couponInfoSeq } = await aCouponShop()
  const update = (input: Parameters<typeof couponBody>[0]) =>
    owner.call(updateCoupon, { channelSeq, couponInfoSeq, body: couponBody(input) })
  await update({ value: 9_000 })
  await register(mina)
  await expect(update({ value: 8_000 })).refuses('COUPON_HELD_BY_PEOPLE')
  await expect(update({ value: 9_000, target: 'COURSE', courseSeqs: [courseRef.courseSeq] })).refuses(
    'COUPON_HELD_BY_PEOPLE',
  )
  const { length } = await add.all('select 1 from coupon_issues')
  await add.all('update coupons set issued_count = 2')
  await expect(update({ value: 9_000, totalLimit: length })).refuses('COUPON_LIMIT_LOW')
  await update({ value: 9_000, name: '환영 쿠폰', endsAt: '2027-01-31T15:00:00Z' })
  expect((await owner.call(listCoupons, { channelSeq })).list).toMatchObject([
    { name: '환영 쿠폰', value: 9_000 },
  ])
  await expect(owner.call(deleteCoupon, { channelSeq, couponInfoSeq })).refuses('COUPON_HELD_BY_PEOPLE')
})

test('a coupon nobody holds can be deleted, and its code is free again', async () => {
  const { owner, channelSeq, couponInfoSeq } = await aCouponShop()
  const again = () => owner.call(createCoupon, { channelSeq, body: couponBody({ code: 'welcome8' }) })
  await expect(again()).refuses('COUPON_CODE_TAKEN')
  await owner.call(deleteCoupon, { channelSeq, couponInfoSeq })
  await again()
})

test('what makes no sense is refused', async () => {
  const { owner, channelSeq } = await aCouponShop()
  const create = (input: Parameters<typeof couponBody>[0]) =>
    owner.call(createCoupon, { channelSeq, body: couponBody({ code: 'OTHER', ...input }) })
  await expect(create({ code: '환영' })).refuses('COUPON_UNREADABLE')
  await expect(create({ code: null })).refuses('COUPON_UNREADABLE')
  await expect(create({ endsAt: '2026-10-01T00:00:00Z' })).refuses('COUPON_UNREADABLE')
  await expect(create({ discountType: 'PERCENT', value: 101 })).refuses('COUPON_UNREADABLE')
  await expect(create({ target: 'COURSE' })).refuses('COUPON_UNREADABLE')
  await expect(create({ target: 'COURSE', courseSeqs: [999_999 as never] })).refuses('COUPON_UNREADABLE')
})

test('only staff with the permission manage coupons', async () => {
  const { mina, member, channelSeq } = await aCouponShop()
  const teacher = await member('Tae', 'TCH')
  await expect(mina.call(listCoupons, { channelSeq })).refuses('NOT_ALLOWED')
  await expect(teacher.call(createCoupon, { channelSeq, body: couponBody() })).refuses('NOT_ALLOWED')
})

test('a site has three hundred coupons at most', async () => {
  const { owner, add, channelSeq } = await aCouponShop()
  await add.all(`insert into coupons (channel_seq, name, code, is_downloadable, target, discount_type, value, starts_at,
      ends_at, is_active, created_at)
    select channel_seq, name, 'MANY' || number, false, target, discount_type, value, starts_at, ends_at, true, created_at
    from coupons, generate_series(2, 300) number`)
  const body = couponBody({ code: 'ONEMORE' })
  await expect(owner.call(createCoupon, { channelSeq, body })).refuses('COUPONS_FULL')
})

test('codes are not found by trying', async () => {
  const { mina, channelSeq } = await aCouponShop()
  const tries = await Promise.all(
    Array.from({ length: 25 }, (_, at) =>
      mina.refusal(registerCoupon, { channelSeq, body: { code: `TRY${at}00` } }),
    ),
  )
  expect(JSON.stringify(tries)).toContain('429000')
})

test('staff download who received a coupon and what it was spent on', async () => {
  const { app, owner, mina, channelSeq, register, couponInfoSeq } = await aCouponShop()
  await register(mina, 'welcome-8')
  const { url } = await owner.call(downloadHolders, { channelSeq, couponInfoSeq })
  const [heads = [], ...rows] = await rowsAt(app, url)
  const shown = rows.map((row) => Object.fromEntries(heads.map((head, at) => [head, row[at]])))
  expect(shown).toMatchObject([
    { 이름: 'Mina', '받은 방법': '코드 입력', 상태: '사용 전', '할인 금액': null, 주문번호: null },
  ])
  await expect(mina.call(downloadHolders, { channelSeq, couponInfoSeq })).refuses('NOT_ALLOWED')
  await expect(
    owner.call(downloadHolders, { channelSeq, couponInfoSeq: (couponInfoSeq + 1) as never }),
  ).refuses('NOT_FOUND')
})
