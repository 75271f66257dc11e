import { expect, test, vi } from 'vitest'
import { payMethodList, payMethodNames } from 'contract/money/orders/pay-methods.rules'
import {
  confirmPayment,
  failPayment,
  getOrder,
  getPaymentInfo,
  listSales,
  refundOrder,
} from 'contract/money/orders/api'
import { cancelDeposit, confirmDeposit, listDeposits } from 'contract/money/orders/deposits.api'
import { saveRefundAccount } from 'contract/money/orders/refund-accounts.api'
import { checkRefunds } from 'contract/workflows/admissions/applications.api'
import {
  acceptRefundRequest,
  requestRefund,
  withdrawRefundRequest,
} from 'contract/workflows/refund-requests/api'
import { aShop, comeBack, pressPay, PRICE } from '../../../testing/orders-world.ts'
import type { Person } from '../../../testing/person.ts'
import { ProviderUnreachable } from '../../../platform/pay/gateway.ts'
import { remindOfDeposit } from './deposits.jobs.ts'
import { expireOrders } from './orders.jobs.ts'
import { reconcile } from './reconcile.jobs.ts'

const DAY = 24 * 3_600_000
const account = { bankCode: '088', accountNumber: '110-123-456789', holder: '김민아' } as const
const sentAccount = { ...account, accountNumber: '110123456789' }

/** A site whose provider offers every way to pay, and the buyer's steps to a virtual account. */
async function aShopOfMethods(options: Parameters<typeof aShop>[0] = {}) {
  const shop = await aShop(options)
  const { app, gateway, courseRef, channelSeq, clock, passTimer, owner, add } = shop
  gateway.control.methods = payMethodNames.map((name) => payMethodList[name])
  let events = 0
  return {
    ...shop,
    /** Presses pay and returns from the provider, which issued the account. */
    async issue(who: Person) {
      const { orderNo } = await pressPay(who, courseRef, { payMethodCd: '03' })
      return comeBack(who, courseRef, orderNo)
    },
    orderOf: (who: Person, orderNo: string) => who.call(getOrder, { channelSeq, orderNo }),
    async sendEvent(orderNo: string, event: { type?: string; secret?: string; paymentKey?: string } = {}) {
      const { statusCode } = await app.http.inject({
        method: 'POST',
        url: `/api/v1.0/channels/${channelSeq}/payments/webhook/sandbox`,
        headers: { 'sandbox-signature': 'right' },
        payload: {
          eventId: `e${(events += 1)}`,
          type: 'PAID',
          paymentKey: `key-${orderNo}`,
          orderNo,
          ...event,
        },
      })
      await app.workOnce()
      return statusCode
    },
    async pass(ms: number) {
      clock.now = new Date(clock.now.getTime() + ms)
      await passTimer(expireOrders)
      await passTimer(reconcile)
    },
    refund: (orderNo: string, body: object = {}) =>
      owner.call(refundOrder, { channelSeq, orderNo, body: { reason: 'ill', ...body } }),
    storedAccounts: () => add.all('select 1 from refund_accounts'),
    entries: () => add.all('select kind, amount::int from money_entries order by entry_seq'),
    enrolled: () => add.all("select 1 from enrolments where state = 'APPROVED'"),
  }
}

test('an answer that is older than the account does not stop the questions about its deposit', async () => {
  const { mina, courseRef, channelSeq, gateway, pass, enrolled } = await aShopOfMethods()
  const { orderNo } = await pressPay(mina, courseRef, { payMethodCd: '03' })
  const older = await gateway.find(`key-${orderNo}`, null)
  const answers: (() => void)[] = []
  vi.spyOn(gateway, 'find').mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answers.push(() => resolve(older))
      }),
  )
  // Another tab says that the payer left, and is answered late.
  const left = mina.call(failPayment, { channelSeq, body: { orderNo, code: 'cancelled' } })
  await vi.waitFor(() => expect(gateway.find).toHaveBeenCalled())
  await comeBack(mina, courseRef, orderNo)
  for (const answer of answers) answer()
  await left
  gateway.control.deposit(`key-${orderNo}`)
  await pass(30 * 60_000)
  expect(await enrolled()).toHaveLength(1)
})

test('a virtual account waits for its deposit with the seat, and the deposit enrols', async () => {
  const {
    mina,
    issue,
    orderOf,
    sendEvent,
    seats,
    gateway,
    app,
    mails,
    enrolled,
    entries,
    owner,
    channelSeq,
    courseRef,
    clock,
  } = await aShopOfMethods()
  const issued = await issue(mina)
  expect(issued).toMatchObject({
    state: 'CREATED',
    payMethodCd: '03',
    paidAmount: 0,
    deposit: { bankName: '시험은행', accountNumber: 'X1102345678901', holder: '하루' },
  })
  const { orderNo, deposit } = issued
  expect(Date.parse(deposit?.dueAt ?? '') - clock.now.getTime()).toBeGreaterThan(2 * DAY)
  expect(await seats()).toEqual([1, 0])
  expect(await enrolled()).toHaveLength(0)
  await app.workOnce()
  expect(mails[0]?.text).toContain('이 주문에만 쓰는 계좌입니다')
  expect(mails[0]?.text).not.toContain('같은 이름으로')
  expect(mails.map(({ to, text }) => [to, text.includes('X1102345678901')])).toEqual([
    ['mina@example.com', true],
  ])
  expect(await mina.call(getPaymentInfo, courseRef)).toMatchObject({ depositOrderNo: orderNo })
  const waiting = await owner.call(listSales, {
    channelSeq,
    query: { paymentStatus: '01', payMethodCd: '03' },
  })
  expect(waiting.list).toMatchObject([{ orderNo, paymentStatus: '01', paidYN: 'N' }])

  gateway.control.deposit(`key-${orderNo}`)
  await sendEvent(orderNo)
  await sendEvent(orderNo)

  expect(await orderOf(mina, orderNo)).toMatchObject({ state: 'PAID', paidAmount: PRICE })
  expect(await seats()).toEqual([1, 1])
  expect(await enrolled()).toHaveLength(1)
  expect(await entries()).toEqual([{ kind: 'CAPTURE', amount: PRICE }])
  const paid = await owner.call(listSales, { channelSeq, query: { payMethodCd: '03' } })
  expect(paid).toMatchObject({ total: 1, paidSum: PRICE })
})

test('returning again, in two tabs, by the way back of a failure or by pressing pay keeps the one account', async () => {
  const { mina, issue, orderOf, gateway, courseRef, channelSeq, add } = await aShopOfMethods()
  const { orderNo } = await issue(mina)
  await Promise.all([comeBack(mina, courseRef, orderNo), comeBack(mina, courseRef, orderNo)])
  await mina.call(failPayment, { channelSeq, body: { orderNo, code: 'PAY_PROCESS_CANCELED' } })
  const again = await pressPay(mina, courseRef, { payMethodCd: '03' })
  expect(again.redirectUrl).toContain(`/payment/deposit?orderNo=${orderNo}`)
  await expect(pressPay(mina, courseRef)).refuses('DEPOSIT_AWAITED')
  expect(await orderOf(mina, orderNo)).toMatchObject({ state: 'CREATED' })
  expect(gateway.control.payments.size).toBe(1)
  expect(await add.all('select 1 from deposits')).toHaveLength(1)
})

test('an event that never came is made up for, and one without the secret of the account is refused', async () => {
  const { mina, issue, orderOf, pass, gateway, sendEvent, clock } = await aShopOfMethods()
  const { orderNo } = await issue(mina)
  gateway.control.deposit(`key-${orderNo}`)
  expect(await sendEvent(orderNo, { secret: 'guessed' })).toBe(403)
  expect(await orderOf(mina, orderNo)).toMatchObject({ state: 'CREATED' })
  const before = clock.now
  await pass(11 * 60_000)
  expect(await orderOf(mina, orderNo)).toMatchObject({ state: 'PAID' })
  expect(clock.now.getTime() - before.getTime()).toBeLessThan(DAY)
})

test('an event with the secret of the account is believed as much as any: the provider is asked', async () => {
  const { mina, issue, orderOf, sendEvent, gateway, add } = await aShopOfMethods()
  const { orderNo } = await issue(mina)
  const secret = `secret of key-${orderNo}`
  expect(await sendEvent(orderNo, { secret })).toBe(200)
  expect(await orderOf(mina, orderNo)).toMatchObject({ state: 'CREATED' })
  gateway.control.deposit(`key-${orderNo}`)
  await sendEvent(orderNo, { secret })
  expect(await orderOf(mina, orderNo)).toMatchObject({ state: 'PAID' })
  expect(JSON.stringify(await add.all('select body from payment_webhooks'))).not.toContain('secret of')
})

test('a deposit that never came frees the seat, and its account is closed at the provider', async () => {
  const { mina, issue, orderOf, pass, seats, gateway, app, mails, passTimer } = await aShopOfMethods()
  const { orderNo } = await issue(mina)
  await app.workOnce()
  await pass(2 * DAY)
  await passTimer(remindOfDeposit)
  expect(await seats()).toEqual([1, 0])
  await pass(2 * DAY)
  await app.workOnce()
  expect(await seats()).toEqual([0, 0])
  expect(await orderOf(mina, orderNo)).toMatchObject({ state: 'EXPIRED' })
  await pass(DAY)
  expect(gateway.control.payments.get(`key-${orderNo}`)?.ended).toMatchObject({ status: 'EXPIRED' })
  expect(mails.at(-1)?.text).toMatch(/취소되었습니다/)
})

test('a deposit that came late gets a seat while there is one', async () => {
  const { mina, issue, orderOf, pass, seats, gateway, sendEvent, clock, passTimer } = await aShopOfMethods({
    seats: 1,
  })
  const { orderNo } = await issue(mina)
  clock.now = new Date(clock.now.getTime() + 4 * DAY)
  await passTimer(expireOrders)
  gateway.control.deposit(`key-${orderNo}`)
  await sendEvent(orderNo)
  await pass(0)
  expect(await orderOf(mina, orderNo)).toMatchObject({ state: 'PAID' })
  expect(await seats()).toEqual([1, 1])
})

test('one that came late for a full class waits for the account of its buyer, and then goes back', async () => {
  const {
    mina,
    member,
    issue,
    orderOf,
    pass,
    gateway,
    sendEvent,
    clock,
    passTimer,
    channelSeq,
    add,
    storedAccounts,
    entries,
  } = await aShopOfMethods({ seats: 1 })
  const { orderNo } = await issue(mina)
  clock.now = new Date(clock.now.getTime() + 4 * DAY)
  await passTimer(expireOrders)
  await issue(await member('Jun'))
  gateway.control.deposit(`key-${orderNo}`)
  await sendEvent(orderNo)
  await pass(3_600_000)
  expect(await orderOf(mina, orderNo)).toMatchObject({ isRefundAccountNeeded: true, refundedAmount: 0 })
  expect(await add.all(`select 1 from alarms where content ->> 'kind' = 'refundAccountNeeded'`)).toHaveLength(
    1,
  )
  const stranger = await member('Kai')
  await expect(stranger.call(saveRefundAccount, { channelSeq, orderNo, body: account })).refuses('NOT_FOUND')
  // Its buyer is waited for: it is not stuck.
  const counted = 'select refunds::int, awaiting_accounts > 0 as "isWaiting" from count_stuck_money($1)'
  expect(await add.all(counted, [clock.now])).toEqual([{ refunds: 0, isWaiting: true }])

  const after = await mina.call(saveRefundAccount, { channelSeq, orderNo, body: account })

  expect(after).toMatchObject({ state: 'REFUNDED', refundedAmount: PRICE, isRefundAccountNeeded: false })
  expect(gateway.control.payments.get(`key-${orderNo}`)).toMatchObject({
    cancelled: PRICE,
    refundedTo: sentAccount,
  })
  expect(await storedAccounts()).toEqual([])
  expect(await entries()).toEqual([
    { kind: 'CAPTURE', amount: PRICE },
    { kind: 'REFUND', amount: -PRICE },
  ])
  await expect(mina.call(saveRefundAccount, { channelSeq, orderNo, body: account })).refuses(
    'NOTHING_TO_REFUND',
  )
})

test('a refund asks for the account of the buyer, which is sealed and deleted once the money went back', async () => {
  const { mina, issue, gateway, sendEvent, refund, storedAccounts, add } = await aShopOfMethods()
  const { orderNo } = await issue(mina)
  gateway.control.deposit(`key-${orderNo}`)
  await sendEvent(orderNo)
  await expect(refund(orderNo)).refuses('REFUND_ACCOUNT_NEEDED')
  const wrong = { ...account, accountNumber: '12' }
  await expect(refund(orderNo, { refundAccount: wrong })).refuses('BAD_INPUT')

  gateway.control.refundRefusal = 'INVALID_REFUND_ACCOUNT_INFO'
  await expect(refund(orderNo, { refundAccount: account })).refuses('REFUND_REJECTED')
  expect(await storedAccounts()).toEqual([])
  gateway.control.refundRefusal = null
  expect(JSON.stringify(await add.all('select * from refund_accounts'))).not.toContain('110123456789')
  expect(await refund(orderNo, { refundAccount: account })).toEqual({ refundedAmount: PRICE })
  expect(gateway.control.payments.get(`key-${orderNo}`)?.refundedTo).toEqual(sentAccount)
  expect(await storedAccounts()).toEqual([])
})

test('an account that was named for one of two refunds is kept until its money went back', async () => {
  const { mina, courseRef, gateway, sendEvent, refund, storedAccounts, pass } = await aShopOfMethods()
  const { control } = gateway
  const { orderNo } = await pressPay(mina, courseRef)
  await pressPay(mina, courseRef, { payMethodCd: '03' })
  const [card = '', transfer = ''] = control.keysOf(orderNo)
  // The card was agreed to in another window, and the account was issued and paid into before the product learned of that.
  control.capture(card)
  const returned = { orderNo, paymentKey: transfer, amount: PRICE }
  await mina.call(confirmPayment, { channelSeq: courseRef.channelSeq, body: returned })
  control.deposit(transfer)
  await sendEvent(orderNo, { paymentKey: card })
  const cancel = vi.spyOn(gateway, 'cancel').mockRejectedValue(new ProviderUnreachable('no answer'))
  await expect(refund(orderNo)).refuses('REFUND_FAILED')
  await sendEvent(orderNo, { paymentKey: transfer })
  const named = { channelSeq: courseRef.channelSeq, orderNo, body: account }
  await expect(mina.call(saveRefundAccount, named)).refuses('REFUND_FAILED')
  cancel.mockRestore()
  await pass(3_600_000)
  expect(control.payments.get(card)?.cancelled).toBe(PRICE)
  expect(control.payments.get(transfer)).toMatchObject({ cancelled: PRICE, refundedTo: sentAccount })
  expect(await storedAccounts()).toEqual([])
})

test('an account that is named opens no refund of a payment that went back another way', async () => {
  const { mina, courseRef, channelSeq, gateway, sendEvent, orderOf, pass } = await aShopOfMethods()
  const { control } = gateway
  const { orderNo } = await pressPay(mina, courseRef)
  await pressPay(mina, courseRef, { payMethodCd: '03' })
  await pressPay(mina, courseRef)
  const [card = '', transfer = '', otherCard = ''] = control.keysOf(orderNo)
  // Three windows: both cards are agreed to, and the account is issued and paid into before the product learns of that.
  control.capture(card)
  control.capture(otherCard)
  await mina.call(confirmPayment, { channelSeq, body: { orderNo, paymentKey: transfer, amount: PRICE } })
  control.deposit(transfer)
  await sendEvent(orderNo, { paymentKey: card })
  const cancel = vi.spyOn(gateway, 'cancel').mockRejectedValue(new ProviderUnreachable('no answer'))
  await sendEvent(orderNo, { paymentKey: otherCard })
  // Its refund is open when somebody gives a part back at the provider, which then refuses ours; the rest goes back anew.
  control.refundThere(otherCard, 10_000)
  cancel.mockRestore()
  await pass(3_600_000)
  await sendEvent(orderNo, { paymentKey: transfer })
  expect(await orderOf(mina, orderNo)).toMatchObject({ isRefundAccountNeeded: true })

  await mina.call(saveRefundAccount, { channelSeq, orderNo, body: account })

  expect(control.payments.get(otherCard)?.cancelled).toBe(PRICE)
  expect(control.payments.get(transfer)).toMatchObject({ cancelled: PRICE, refundedTo: sentAccount })
  expect(control.payments.get(card)?.cancelled).toBe(0)
})

test('a learner names the account with the request; a withdrawn request forgets it, an accepted one uses it', async () => {
  const { mina, owner, issue, gateway, sendEvent, storedAccounts, channelSeq } = await aShopOfMethods()
  const { orderNo } = await issue(mina)
  gateway.control.deposit(`key-${orderNo}`)
  await sendEvent(orderNo)
  const ask = (body: object = {}) =>
    mina.call(requestRefund, {
      channelSeq,
      orderNo,
      body: { itemNo: 1, amount: PRICE, reasonKind: 'PERSONAL', agreed: true, ...body },
    })
  await expect(ask()).refuses('REFUND_ACCOUNT_NEEDED')
  const first = await ask({ refundAccount: account })
  expect(await storedAccounts()).toHaveLength(1)
  await mina.call(withdrawRefundRequest, { channelSeq, refundRequestSeq: first.refundRequestSeq })
  expect(await storedAccounts()).toEqual([])
  const { refundRequestSeq } = await ask({ refundAccount: account })
  const body = { amount: PRICE, endsEnrolment: true }
  expect(await owner.call(acceptRefundRequest, { channelSeq, refundRequestSeq, body })).toEqual({
    isDone: true,
  })
  expect(gateway.control.payments.get(`key-${orderNo}`)).toMatchObject({
    cancelled: PRICE,
    refundedTo: sentAccount,
  })
})

test('cancelling many counts what was paid to a virtual account', async () => {
  const { mina, owner, issue, gateway, sendEvent, courseRef } = await aShopOfMethods()
  const { orderNo, attendSeq } = await issue(mina)
  gateway.control.deposit(`key-${orderNo}`)
  await sendEvent(orderNo)
  if (attendSeq === null) throw new Error('no enrolment')
  const counts = await owner.call(checkRefunds, { ...courseRef, body: { attendSeqs: [attendSeq] } })
  expect(counts).toEqual({ virtualAccountCount: 1, settledCount: 0, etcCount: 0 })
})

test('a deposit that the bank took back ends the enrolment, and its account is closed', async () => {
  const { mina, issue, orderOf, gateway, sendEvent, pass, entries, enrolled } = await aShopOfMethods()
  const { orderNo } = await issue(mina)
  const key = `key-${orderNo}`
  gateway.control.deposit(key)
  await sendEvent(orderNo)
  expect(await enrolled()).toHaveLength(1)
  gateway.control.reverse(key)
  await sendEvent(orderNo, { type: 'CANCELLED' })
  await pass(60_000)
  expect(await orderOf(mina, orderNo)).toMatchObject({ state: 'REFUNDED' })
  expect(await enrolled()).toHaveLength(0)
  expect(await entries()).toEqual([
    { kind: 'CAPTURE', amount: PRICE },
    { kind: 'REFUND', amount: -PRICE },
  ])
  expect(gateway.control.payments.get(key)?.ended).toMatchObject({ status: 'EXPIRED' })
})

test('a deposit that lands before the account of a reversed one is closed is stuck until it went back', async () => {
  const { mina, issue, orderOf, gateway, sendEvent, pass, entries, add } = await aShopOfMethods()
  const { orderNo } = await issue(mina)
  const key = `key-${orderNo}`
  const stuck = () => add.all('select unsure_since is not null as is from payments')
  gateway.control.deposit(key)
  await sendEvent(orderNo)
  gateway.control.reverse(key)
  await sendEvent(orderNo, { type: 'CANCELLED' })
  gateway.control.deposit(key)
  await pass(60_000)
  expect(await stuck()).toEqual([{ is: true }])
  expect(await orderOf(mina, orderNo)).toMatchObject({ state: 'REFUNDED' })
  await pass(5 * 60_000)
  expect(await stuck()).toEqual([{ is: true }])

  gateway.control.refundThere(key)
  await pass(5 * 60_000)
  expect(await stuck()).toEqual([{ is: false }])
  expect(await entries()).toEqual([
    { kind: 'CAPTURE', amount: PRICE },
    { kind: 'REFUND', amount: -PRICE },
  ])
})

test('the buyer may cancel what waits, and staff cannot confirm it by hand', async () => {
  const { mina, owner, issue, seats, pass, gateway, channelSeq } = await aShopOfMethods()
  const { orderNo } = await issue(mina)
  expect(await owner.call(listDeposits, { channelSeq })).toEqual({ list: [] })
  const body = { amount: PRICE, depositorName: 'Mina' }
  await expect(owner.call(confirmDeposit, { channelSeq, orderNo, body })).refuses('DEPOSIT_NOT_AWAITED')
  expect(await mina.call(cancelDeposit, { channelSeq, orderNo })).toMatchObject({ state: 'CANCELLED' })
  expect(await seats()).toEqual([0, 0])
  await pass(60_000)
  expect(gateway.control.payments.get(`key-${orderNo}`)?.ended).not.toBeNull()
})

test.each([
  ['04', 'KAKAOPAY'],
  ['04', 'PHONE'],
  ['02', null],
  ['01', null],
] as const)('%s %s is begun as such, and shown with the order', async (payMethodCd, mobilePay) => {
  const { mina, gateway, courseRef } = await aShopOfMethods()
  const { orderNo } = await pressPay(mina, courseRef, { payMethodCd, mobilePay })
  expect(gateway.control.payments.get(`key-${orderNo}`)?.method).toEqual({ payMethodCd, mobilePay })
  expect(await comeBack(mina, courseRef, orderNo)).toMatchObject({ state: 'PAID', payMethodCd, mobilePay })
})

test('who chooses another way to pay keeps the order and the seat, and is charged once', async () => {
  const { mina, courseRef, seats, gateway, add, pass } = await aShopOfMethods()
  const card = await pressPay(mina, courseRef)
  const kakao = await pressPay(mina, courseRef, { payMethodCd: '04', mobilePay: 'KAKAOPAY' })
  expect(kakao.orderNo).toBe(card.orderNo)
  expect(await seats()).toEqual([1, 0])
  const [first, second] = gateway.control.keysOf(card.orderNo)
  expect(
    await mina.call(confirmPayment, {
      channelSeq: courseRef.channelSeq,
      body: { orderNo: card.orderNo, paymentKey: first ?? '', amount: PRICE },
    }),
  ).toMatchObject({ state: 'PAID', payMethodCd: '00' })
  await pass(3_600_000)
  expect(gateway.control.takenSum()).toBe(PRICE)
  expect(gateway.control.payments.get(second ?? '')?.ended).not.toBeNull()
  expect(await add.all('select pay_method_cd, state from payments order by payment_seq')).toEqual([
    { pay_method_cd: '00', state: 'PAID' },
    { pay_method_cd: '04', state: 'EXPIRED' },
  ])
})

test('a confirmation that never arrived is not made again once another payment paid the order', async () => {
  const { mina, courseRef, gateway, add, pass, sendEvent, orderOf } = await aShopOfMethods()
  const { control } = gateway
  const { orderNo } = await pressPay(mina, courseRef)
  await pressPay(mina, courseRef, { payMethodCd: '04', mobilePay: 'KAKAOPAY' })
  const [card = '', kakao = ''] = control.keysOf(orderNo)
  control.isMute = true
  control.answer = { status: 'DECLINED', reason: 'never arrived' }
  const body = { orderNo, paymentKey: card, amount: PRICE }
  await expect(mina.call(confirmPayment, { channelSeq: courseRef.channelSeq, body })).refuses(
    'PAYMENT_PENDING',
  )
  control.isMute = false
  control.answer = { status: 'PAID' }
  control.capture(kakao)
  await sendEvent(orderNo, { paymentKey: kakao })
  expect(await orderOf(mina, orderNo)).toMatchObject({ state: 'PAID', payMethodCd: '04' })

  await pass(3_600_000)
  expect(control.takenSum()).toBe(PRICE)
  expect(control.payments.get(card)?.ended).not.toBeNull()
  expect(await add.all('select state from payments order by payment_seq')).toEqual([
    { state: 'EXPIRED' },
    { state: 'PAID' },
  ])
  expect(await orderOf(mina, orderNo)).toMatchObject({ state: 'PAID', refundedAmount: 0 })
})

test('a way to pay that the site does not offer is refused, and so is what is none', async () => {
  const { mina, gateway, courseRef } = await aShopOfMethods()
  gateway.control.methods = [payMethodList.CARD]
  await expect(pressPay(mina, courseRef, { payMethodCd: '03' })).refuses('PAY_METHOD_OFF')
  await expect(pressPay(mina, courseRef, { payMethodCd: '04' })).refuses('PAY_METHOD_OFF')
  await expect(pressPay(mina, courseRef, { payMethodCd: '00', mobilePay: 'KAKAOPAY' })).refuses(
    'PAY_METHOD_OFF',
  )
})
