import { expect, test } from 'vitest'
import { printReceipt } from 'contract/money/orders/api'
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
