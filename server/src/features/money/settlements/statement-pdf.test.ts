import { expect, test } from 'vitest'
import { printSettlement } from 'contract/money/settlements/api'
import { pdfText } from '../../../testing/pdf-text.ts'
import { PRICE } from '../../../testing/orders-world.ts'
import { drawStatementPdf } from './statement-pdf.service.ts'
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
  expect(text).toContain('정산서 2026년 11월')
  expect(text).toContain(`${(2 * PRICE).toLocaleString('en')}원`)
  expect(text).toContain('-2,100원')
  expect(text).toContain('-210원')
  expect(text).toContain('57,690원')
  clock.pass({ minutes: 6 })
  expect((await fetched()).statusCode).toBe(404)
})

test.each([
  ['ko', '정산서 2026년 11월'],
  ['en', 'Statement Nov 2026'],
  ['jp', '精算書 2026年11月'],
] as const)('the PDF names its month in the language of its reader: %s', async (language, title) => {
  const { app, channelSeq } = await aSellingSite()
  const ctx = await app.contextFor(channelSeq)
  const pdf = await drawStatementPdf(ctx, { name: 'statement-2026-11-KRW', language, origin: '' })
  if (!pdf) throw new Error('no statement')
  expect(await pdfText(pdf)).toContain(title)
})

test('a month without sales has no PDF, and members get none', async () => {
  const { owner, mina, channelSeq } = await aSellingSite()
  await expect(owner.call(printSettlement, { channelSeq, ...november, settlementMonth: '2026-03' })).refuses(
    'NOT_FOUND',
  )
  await expect(mina.call(printSettlement, { channelSeq, ...november })).refuses('NOT_ALLOWED')
})
