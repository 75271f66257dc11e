import { expect, test } from 'vitest'
import { mailReceipt, printReceipt } from 'contract/money/orders/api'
import { aShop, buy } from '../../../testing/orders-world.ts'
import { pdfText } from '../../../testing/pdf-text.ts'

test('a buyer gets the receipt of an own paid order as a PDF, and nobody else does', async () => {
  const { app, channelSeq, courseRef, member, mina } = await aShop()
  const { orderNo } = await buy(mina, courseRef)
  const { url, fileName } = await mina.call(printReceipt, { channelSeq, orderNo })
  expect(fileName).toBe(`${orderNo}.pdf`)
  const { rawPayload } = await app.http.inject({ url, headers: { host: 'haru.localhost:3000' } })
  const text = await pdfText(rawPayload)
  for (const part of ['영수증', 'haru', orderNo, '30,000원', '시험 결제입니다']) expect(text).toContain(part)
  const jun = await member('Jun')
  await expect(jun.call(printReceipt, { channelSeq, orderNo })).refuses('NOT_FOUND')
})

test('a buyer has the receipt mailed to the own address, as often as anybody needs it', async () => {
  const { app, mails, channelSeq, courseRef, member, mina, clock } = await aShop()
  const { orderNo } = await buy(mina, courseRef)
  await app.workOnce()
  mails.length = 0
  const send = () => mina.call(mailReceipt, { channelSeq, orderNo })
  expect(await send()).toEqual({ email: 'mina@example.com' })
  await app.workOnce()
  expect(mails).toMatchObject([{ to: 'mina@example.com', subject: `[haru] 영수증 ${orderNo}` }])
  for (const part of ['결제 금액: 30,000원', '시험 결제입니다', `complete?orderNo=${orderNo}`])
    expect(mails[0]?.text).toContain(part)

  await send()
  await send()
  await expect(send()).refuses('TOO_MANY_REQUESTS')
  clock.pass({ minutes: 10 })
  await send()
  const jun = await member('Jun')
  await expect(jun.call(mailReceipt, { channelSeq, orderNo })).refuses('NOT_FOUND')
})
