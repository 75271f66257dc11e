import { expect, test } from 'vitest'
import { printSettlement } from 'contract/money/settlements/api'
import { pdfText } from '../../../testing/pdf-text.ts'
import { PRICE } from '../../../testing/orders-world.ts'
import { aSellingSite } from '../../../testing/settlements-world.ts'

const november = { settlementMonth: '2026-11', query: {} }

test('a closed month is a PDF with its amounts, for a few minutes', async () => {
  const { app, owner, channelSeq, close, passDays, clock } = await aSellingSite()
  passDays(10)
  await close()
  const { url, fileName } = await owner.call(printSettlement, { channelSeq, ...november })
  expect(fileName).toBe('statement-2026-11-KRW.pdf')
  const fetched = () => app.http.inject({ url, headers: { host: 'haru.localhost:3000' } })
  const { rawPayload, headers } = await fetched()
  expect(headers['content-type']).toBe('application/pdf')
  const text = await pdfText(rawPayload)
  expect(text).toContain('정산서 2026.11')
  expect(text).toContain(`${(2 * PRICE).toLocaleString('en')}원`)
  expect(text).toContain('-2,100원')
  expect(text).toContain('-210원')
  expect(text).toContain('57,690원')
  clock.pass({ minutes: 6 })
  expect((await fetched()).statusCode).toBe(404)
})

test('a month without sales has no PDF, and members get none', async () => {
  const { owner, mina, channelSeq } = await aSellingSite()
  await expect(owner.call(printSettlement, { channelSeq, ...november, settlementMonth: '2026-03' })).refuses(
    'NOT_FOUND',
  )
  await expect(mina.call(printSettlement, { channelSeq, ...november })).refuses('NOT_ALLOWED')
})
