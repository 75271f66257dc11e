import { expect, test } from 'vitest'
import { getPaymentInfo, getPaymentOffer } from 'contract/money/orders/api'
import { aShop, pressPay, PRICE } from '../../../testing/orders-world.ts'

test('a visitor reads what a class costs, and nothing of anybody', async () => {
  const { visitor, courseRef } = await aShop()
  const offer = await visitor.call(getPaymentOffer, { ...courseRef, query: {} })

  expect(offer).toMatchObject({
    totalAmount: PRICE,
    seatsLeft: 10,
    methods: [{ payMethodCd: '00' }],
    wait: null,
  })
  expect(Object.keys(offer)).not.toContain('orderer')
})

test('a class that is full or closed is offered to no visitor', async () => {
  const { visitor, mina, courseRef, add } = await aShop({ seats: 1 })
  await pressPay(mina, courseRef)
  await expect(visitor.call(getPaymentOffer, { ...courseRef, query: {} })).refuses('SOLD_OUT')

  await add.all('update courses set recruit_closed_at = now()')
  await expect(visitor.call(getPaymentOffer, { ...courseRef, query: {} })).refuses('RECRUITING_OVER')
})

test('who comes back to the checkout finds the contact they gave for the order', async () => {
  const { mina, courseRef } = await aShop()
  await pressPay(mina, courseRef, { name: '김미나', email: 'receipts@example.com', phone: '' })

  const { orderer } = await mina.call(getPaymentInfo, { ...courseRef, query: {} })
  expect(orderer).toEqual({ name: '김미나', email: 'receipts@example.com', phone: null })
})
