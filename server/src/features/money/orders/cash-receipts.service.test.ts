import { expect, test } from 'vitest'
import { saveDepositAccount } from 'contract/money/merchants/deposit-account.api'
import { failPayment, getOrder, listMyOrders, pay } from 'contract/money/orders/api'
import { issueCashReceipt, listOwedCashReceipts } from 'contract/money/orders/cash-receipts.api'
import { cancelDeposit, confirmDeposit } from 'contract/money/orders/deposits.api'
import { getSale } from 'contract/money/orders/sales.api'
import { payMethods } from 'contract/values/type-codes'
import { aShop, payBody, PRICE, pressPay } from '../../../testing/orders-world.ts'
import { lookAfterReceipts } from './cash-receipts.jobs.ts'

const income = { kind: 'INCOME' as const, number: '01098765432' }
const deposit = { payMethodCd: payMethods.deposit }

/** A shop that takes deposits, with what staff do about them. */
async function aDepositShop(options: { price?: number } = {}) {
  const shop = await aShop(options)
  const { owner, channelSeq, mina, courseRef } = shop
  await owner.call(saveDepositAccount, {
    channelSeq,
    body: {
      bankName: '국민은행',
      accountNumber: '123-45-678901',
      holder: '하루',
      dueDays: 3,
      isActive: true,
    },
  })
  const totalAmount = options.price ?? PRICE
  const order = (cashReceipt?: { kind: 'INCOME' | 'EXPENSE'; number: string | null }) =>
    pressPay(mina, courseRef, { ...deposit, totalAmount, ...(cashReceipt && { cashReceipt }) })
  return {
    ...shop,
    order,
    confirm: (orderNo: string) =>
      owner.call(confirmDeposit, {
        channelSeq,
        orderNo,
        body: { amount: totalAmount, depositorName: 'Mina' },
      }),
    owed: async () => (await owner.call(listOwedCashReceipts, { channelSeq })).list,
    issue: (orderNo: string, issueNumber = 'G12345678') =>
      owner.call(issueCashReceipt, { channelSeq, orderNo, body: { issueNumber } }),
    sale: (orderNo: string) => owner.call(getSale, { channelSeq, orderNo }),
    stored: () => shop.add.all<{ sealed: string | null }>('select * from cash_receipts'),
  }
}

test('a receipt that a buyer asked for is issued by staff with its number, which the buyer reads', async () => {
  const { order, confirm, owed, sale, issue, stored, mina, channelSeq, member } = await aDepositShop()
  const { orderNo } = await order(income)
  expect(JSON.stringify(await stored())).not.toContain(income.number)
  // Nothing is owed before the deposit came.
  expect(await owed()).toEqual([])
  await confirm(orderNo)
  expect(await owed()).toMatchObject([{ orderNo, isRequested: true, dueAt: '2026-11-26T14:59:59.000Z' }])
  expect((await sale(orderNo)).cashReceipt.number).toBe(income.number)
  const helper = await member('Mo', 'MNG')
  expect(JSON.stringify(await mina.call(getOrder, { channelSeq, orderNo }))).not.toContain(income.number)

  await issue(orderNo)

  const { list } = await mina.call(listMyOrders, { channelSeq, query: {} })
  expect(list[0]?.cashReceipt).toMatchObject({
    kind: 'INCOME',
    numberEnd: '5432',
    issueNumber: 'G12345678',
  })
  expect(await owed()).toEqual([])
  expect((await stored())[0]?.sealed).toBeNull()
  expect((await sale(orderNo)).cashReceipt).toEqual({ number: null, dueAt: null })
  await expect(issue(orderNo, 'OTHER999')).refuses('CASH_RECEIPT_NOT_OWED')
  await expect(
    helper.call(issueCashReceipt, { channelSeq, orderNo: 'NONE', body: { issueNumber: 'G1234' } }),
  ).refuses('NOT_FOUND')
})

test('from 100,000 won on one is owed unasked, managers hear of it two days before it is due, and once', async () => {
  const { order, confirm, owed, issue, clock, passTimer, app, add } = await aDepositShop({
    price: 100_000,
  })
  const { orderNo } = await order()
  await confirm(orderNo)
  expect(await owed()).toMatchObject([{ orderNo, isRequested: false, paidAmount: 100_000 }])
  const reminders = async () => {
    await passTimer(lookAfterReceipts)
    await app.workOnce()
    const alarms = await add.all(`select 1 from alarms where content ->> 'kind' = 'cashReceiptDue'`)
    return alarms.length
  }
  expect(await reminders()).toBe(0)
  clock.pass({ minutes: 3 * 24 * 60 })
  expect(await reminders()).toBe(1)
  expect(await reminders()).toBe(1)
  await issue(orderNo)
  expect(await owed()).toEqual([])
})

test('a small deposit owes none unasked, and a choice is changed or withdrawn until it is paid', async () => {
  const { order, confirm, owed, stored } = await aDepositShop()
  await order(income)
  await order({ kind: 'EXPENSE', number: '1208147521' })
  expect(await stored()).toMatchObject([{ kind: 'EXPENSE', number_end: '7521' }])
  const { orderNo } = await order()
  expect(await stored()).toEqual([])
  await confirm(orderNo)
  expect(await owed()).toEqual([])
})

test('a number that cannot be right is refused before anything is ordered', async () => {
  const { order, seats } = await aDepositShop()
  for (const wrong of [
    { ...income, number: '0212345678' },
    { kind: 'EXPENSE' as const, number: '1208147522' },
  ])
    await expect(order(wrong)).refuses('CASH_RECEIPT_NUMBER_WRONG')
  await expect(order({ ...income, number: null })).refuses('CASH_RECEIPT_NUMBER_WRONG')
  expect(await seats()).toEqual([0, 0])
})

test('a card takes no receipt, whatever was typed before', async () => {
  const { mina, courseRef, add } = await aShop()
  await mina.call(pay, { ...courseRef, body: payBody({ cashReceipt: { ...income, number: '1' } }) })
  expect(await add.all('select * from cash_receipts')).toEqual([])
})

test('the number of an order that came to nothing is forgotten the next morning', async () => {
  const { order, mina, channelSeq, stored, passTimer } = await aDepositShop()
  const { orderNo } = await order(income)
  await mina.call(failPayment, { channelSeq, body: { orderNo, code: 'cancelled' } })
  await passTimer(lookAfterReceipts)
  expect((await stored())[0]?.sealed).not.toBeNull()
  await mina.call(cancelDeposit, { channelSeq, orderNo })
  await passTimer(lookAfterReceipts)
  expect((await stored())[0]?.sealed).toBeNull()
})
