import { expect, test } from 'vitest'
import { checkCoupons } from 'contract/money/coupons/api'
import { getMerchants } from 'contract/money/merchants/api'
import { saveExchangeRate } from 'contract/money/merchants/exchange-rate.api'
import { getOrder, getPaymentInfo, listSales, refundOrder } from 'contract/money/orders/api'
import { payMethodList } from 'contract/money/orders/pay-methods.rules'
import { aShop, comeBack, pressPay, PRICE } from '../../../testing/orders-world.ts'
import { aPackageShop, PACKAGE_PRICE } from '../../../testing/packages-world.ts'

/** A class that is shown for $25 and costs 30,000 won, on a site where a dollar is 1,400.50 won. */
async function aDollarShop({ exchangeRate = 140_050 }: { exchangeRate?: number | null } = {}) {
  const shop = await aShop()
  const { add, owner, channelSeq, gateway } = shop
  gateway.control.methods = [payMethodList.CARD, payMethodList.FOREIGN_CARD]
  await add.all("update courses set display_currency = 'USD', price_ex = 2500")
  const setRate = (rate: number | null) =>
    owner.call(saveExchangeRate, { channelSeq, body: { exchangeRate: rate } })
  if (exchangeRate !== null) await setRate(exchangeRate)
  return { ...shop, setRate }
}
const WON = 35_013
const paypal = { payMethodCd: '05', totalAmount: 2500 } as const
const foreignCard = { payMethodCd: '01', totalAmount: WON } as const

test('a buyer sees dollars, and with every way what it charges', async () => {
  const { mina, courseRef } = await aDollarShop()
  const info = await mina.call(getPaymentInfo, courseRef)
  expect(info).toMatchObject({ currency: 'USD', price: 2500, totalAmount: 2500 })
  const charge = { currency: 'KRW', totalAmount: WON, exchangeRate: 140_050 }
  expect(info.methods).toEqual([
    { payMethodCd: '00', mobilePay: null, isTest: true, charge },
    { payMethodCd: '01', mobilePay: null, isTest: true, charge },
    { payMethodCd: '05', mobilePay: null, isTest: true, charge: null },
  ])
})

test('a card is charged in won at the rate of that moment, and refunds are of those won', async () => {
  const { mina, owner, courseRef, channelSeq, setRate, gateway } = await aDollarShop()
  const { orderNo } = await pressPay(mina, courseRef, foreignCard)
  await setRate(150_000)
  const order = await comeBack(mina, courseRef, orderNo, { amount: WON })
  expect(order).toMatchObject({
    currency: 'KRW',
    paidAmount: WON,
    currencyShown: 'USD',
    amountShown: 2500,
    exchangeRate: 140_050,
  })
  expect(await owner.call(refundOrder, { channelSeq, orderNo, body: { reason: 'asked' } })).toEqual({
    refundedAmount: WON,
  })
  expect(gateway.control.payments.get(`key-${orderNo}`)?.cancelled).toBe(WON)
})

test('PayPal is charged in dollars, and sums are by what was charged', async () => {
  const { mina, owner, member, courseRef, channelSeq } = await aDollarShop()
  const first = await pressPay(mina, courseRef, foreignCard)
  await comeBack(mina, courseRef, first.orderNo, { amount: WON })
  const jun = await member('Jun')
  const { orderNo } = await pressPay(jun, courseRef, paypal)
  expect(await comeBack(jun, courseRef, orderNo, { amount: 2500 })).toMatchObject({
    currency: 'USD',
    paidAmount: 2500,
    currencyShown: 'USD',
    amountShown: 2500,
    exchangeRate: null,
  })
  const { sums } = await owner.call(listSales, { channelSeq, query: {} })
  expect(sums).toMatchObject([
    { currency: 'KRW', paid: WON },
    { currency: 'USD', paid: 2500 },
  ])
})

test('a rate that changed while the page stood open is not charged unseen', async () => {
  const { mina, courseRef, setRate } = await aDollarShop()
  await setRate(150_000)
  await expect(pressPay(mina, courseRef, foreignCard)).refuses('PRICE_CHANGED')
  await expect(pressPay(mina, courseRef, { ...paypal, totalAmount: WON })).refuses('PRICE_CHANGED')
  await expect(pressPay(mina, courseRef, { payMethodCd: '02', totalAmount: 2500 })).refuses('PAY_METHOD_OFF')
})

test('without a rate the price of the class in won is charged, and the rate is what it comes to', async () => {
  const { mina, courseRef } = await aDollarShop({ exchangeRate: null })
  const { orderNo } = await pressPay(mina, courseRef, { payMethodCd: '01', totalAmount: PRICE })
  expect(await comeBack(mina, courseRef, orderNo)).toMatchObject({ paidAmount: PRICE, exchangeRate: 120_000 })
})

test('who changes from the card to PayPal has one order, in dollars', async () => {
  const { mina, courseRef, channelSeq, seats } = await aDollarShop()
  const { orderNo: inWon } = await pressPay(mina, courseRef, foreignCard)
  const { orderNo } = await pressPay(mina, courseRef, paypal)
  expect(await mina.call(getOrder, { channelSeq, orderNo: inWon })).toMatchObject({ state: 'EXPIRED' })
  await comeBack(mina, courseRef, orderNo, { amount: 2500 })
  expect(await seats()).toEqual([1, 1])
})

test('the owner reads the rate with its day, sets it anew, and takes it away', async () => {
  const { owner, member, channelSeq, setRate, clock } = await aDollarShop()
  const stored = async () => (await owner.call(getMerchants, { channelSeq })).exchangeRate
  expect(await stored()).toEqual({ exchangeRate: 140_050, setAt: clock.now.toISOString() })
  clock.pass({ days: 8 })
  await setRate(140_050)
  expect(await stored()).toMatchObject({ setAt: clock.now.toISOString() })
  await setRate(null)
  expect(await stored()).toBeNull()
  const manager = await member('Moon', 'MNG')
  const body = { exchangeRate: 140_000 }
  await expect(manager.call(saveExchangeRate, { channelSeq, body })).refuses('NOT_ALLOWED')
})

test('a class or a package that is shown in dollars takes no coupon', async () => {
  const { mina, packageRef, add } = await aPackageShop()
  await add.all("update courses set display_currency = 'USD', price_ex = 2500")
  for (const { courseSeq } of await add.all<{ courseSeq: number }>(
    'select course_seq as "courseSeq" from courses',
  ))
    expect(await mina.call(checkCoupons, { ...packageRef, courseSeq: courseSeq as never })).toMatchObject({
      isPossible: false,
    })
})

test('a package of classes in different currencies is shown and paid in won', async () => {
  const shop = await aPackageShop()
  const { mina, packageRef, add, other } = shop
  await add.all("update courses set display_currency = 'USD', price_ex = 2500")
  const ways = async () => {
    const { currency, methods } = await mina.call(getPaymentInfo, packageRef)
    return [currency, ...methods.map(({ payMethodCd }) => payMethodCd)]
  }
  expect(await ways()).toEqual(['USD', '00', '05'])
  await add.all("update courses set display_currency = 'KRW' where course_seq = $1", [other.courseSeq])
  expect(await ways()).toEqual(['KRW', '00'])
  await expect(shop.pressPackage(mina, { payMethodCd: '05' })).refuses('PAY_METHOD_OFF')
  const { orderNo } = await shop.pressPackage(mina)
  expect(await comeBack(mina, packageRef, orderNo, { amount: PACKAGE_PRICE })).toMatchObject({
    currency: 'KRW',
    currencyShown: 'KRW',
  })
})
