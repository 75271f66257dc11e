import { expect, test } from 'vitest'
import { listAlarms } from 'contract/messaging/notifications/api'
import * as documents from 'contract/money/settlements/payee-documents.api'
import { DOCUMENTS_MISSING, type PayeeDocumentKind } from 'contract/money/settlements/payee-documents.rules'
import * as payees from 'contract/money/settlements/payees.api'
import * as payouts from 'contract/money/settlements/payouts.api'
import { getUploadUrl } from 'contract/system/files/api'
import type { StoredFile } from 'contract/system/files/schemas'
import type { PayoutSeq } from 'contract/values/ids'
import { documentsOf, pdf } from '../../../testing/documents-world.ts'
import { aSellingSite } from '../../../testing/settlements-world.ts'
import { forgetDocuments } from './payee-documents.service.ts'

const november = { settlementMonth: '2026-11', body: {} }
const payee = {
  taxKind: 'BUSINESS' as const,
  businessNo: '1208147521',
  bankName: '국민은행',
  accountNumber: '110-123-456789',
  holder: '김하루',
}

/** A site with a payee and a closed month whose sales came to the platform. */
async function aPayee() {
  const site = await aSellingSite({ isCollected: true })
  const { add, owner, channelSeq } = site
  const { sent, get } = documentsOf(site)
  await owner.call(payees.savePayee, { channelSeq, body: payee })
  site.passDays(10)
  await site.close()
  const [row] = await add.all<{ payout_seq: PayoutSeq }>('select payout_seq from payouts')
  return {
    ...site,
    get,
    one: { payoutSeq: row?.payout_seq ?? (0 as PayoutSeq) },
    submit: async (kind: PayeeDocumentKind) => {
      const { fileSeq } = await sent(owner, { filename: '통장.pdf', kind: 'payee' })
      await owner.call(documents.submitPayeeDocument, { channelSeq, body: { documentKind: kind, fileSeq } })
      return fileSeq
    },
    shown: () => owner.call(documents.listSettlementDocuments, { channelSeq }),
    request: () => owner.call(payouts.requestPayout, { channelSeq, ...november }),
  }
}

test('a payout is held while documents are missing, and approved once they are approved', async () => {
  const { one, operator, request, shown, statements, submit } = await aPayee()
  expect(await shown()).toMatchObject({ documents: [], needed: ['BANK_BOOK', 'BUSINESS_LICENCE'] })
  expect(await request()).toEqual({ isHeld: true })
  expect(await statements()).toMatchObject([{ state: 'HELD', holdReason: DOCUMENTS_MISSING }])

  const bankBook = await submit('BANK_BOOK')
  expect(await request()).toEqual({ isHeld: true })
  const licence = await submit('BUSINESS_LICENCE')
  expect(await request()).toEqual({ isHeld: false })
  expect(await statements()).toMatchObject([{ state: 'REQUESTED', holdReason: null }])

  const approve = () => operator.call(payouts.approvePayout, { ...one, body: { seen: 'REQUESTED' } })
  await expect(approve()).refuses('PAYEE_DOCUMENTS_OPEN')
  const decide = (kind: PayeeDocumentKind, fileSeq: typeof licence, reason: string | null = null) =>
    operator.call(documents.decidePayeeDocument, { ...one, body: { documentKind: kind, fileSeq, reason } })
  await decide('BANK_BOOK', bankBook)
  await expect(approve()).refuses('PAYEE_DOCUMENTS_OPEN')
  await decide('BUSINESS_LICENCE', licence)
  await approve()
  expect(await statements()).toMatchObject([{ state: 'APPROVED' }])
})

test('a returned document says why, and counts as missing until another is submitted', async () => {
  const { app, one, operator, owner, channelSeq, request, shown, submit } = await aPayee()
  await submit('BUSINESS_LICENCE')
  const fileSeq = await submit('BANK_BOOK')
  const reason = '예금주가 보이지 않아요.'
  const decide = () =>
    operator.call(documents.decidePayeeDocument, {
      ...one,
      body: { documentKind: 'BANK_BOOK', fileSeq, reason },
    })
  await decide()
  await decide()
  await app.workOnce()
  expect((await shown()).documents).toMatchObject([
    { kind: 'BANK_BOOK', state: 'RETURNED', reason, originFileName: '통장.pdf' },
    { kind: 'BUSINESS_LICENCE', state: 'SUBMITTED', reason: null },
  ])
  const { list } = await owner.call(listAlarms, { channelSeq })
  expect(list.filter(({ path }) => path === '/settings/settlement-document')).toHaveLength(1)
  expect(await request()).toEqual({ isHeld: true })

  await submit('BANK_BOOK')
  await expect(decide()).refuses('PAYOUT_CHANGED')
  expect(await request()).toEqual({ isHeld: false })
})

test('another account or holder makes the operator look at the documents again', async () => {
  const { approveDocuments, owner, channelSeq, shown } = await aPayee()
  await approveDocuments()
  await owner.call(payees.savePayee, { channelSeq, body: { ...payee, holder: '김다른' } })
  expect((await shown()).documents.map(({ state }) => state)).toEqual(['SUBMITTED', 'SUBMITTED', 'SUBMITTED'])
})

test('only staff who may read sales and the operator open a document, and only papers are taken', async () => {
  const { app, channelSeq, get, member, mina, one, operator, owner, submit } = await aPayee()
  await submit('ID')
  const query = { documentKind: 'ID' as const }
  const mo = await member('Mo', 'MNG')
  for (const opened of [
    await mo.call(documents.openPayeeDocument, { channelSeq, query }),
    await operator.call(documents.openPayoutDocument, { ...one, query }),
  ])
    expect((await get(opened.url)).rawPayload).toEqual(pdf)
  await expect(mina.call(documents.openPayeeDocument, { channelSeq, query })).refuses('NOT_ALLOWED')
  await expect(owner.call(documents.openPayoutDocument, { ...one, query })).refuses('NOT_ALLOWED')

  const { tried } = documentsOf({ app, channelSeq })
  const zip = { filename: '서류.zip', fileSize: 10, kind: 'payee' as const }
  await expect(owner.call(getUploadUrl, { channelSeq, query: zip })).refuses('DOCUMENT_NOT_ACCEPTED')
  await expect(mo.call(getUploadUrl, { channelSeq, query: { ...zip, filename: 'a.pdf' } })).refuses(
    'NOT_ALLOWED',
  )
  const { data } = await tried(owner, { filename: 'a.pdf', kind: 'payee', bytes: Buffer.from('not a pdf') })
  expect(data).toBeUndefined()
})

test('the invoice of a fee is recorded by the operator with its file, and read by the site', async () => {
  const { app, channelSeq, clock, get, mina, one, operator, owner, shown } = await aPayee()
  expect((await shown()).invoices).toMatchObject([{ month: '2026-11', feeAmount: 2100, invoice: null }])
  const query = { filename: '세금계산서.pdf', fileSize: pdf.length }
  const { uploadUrl } = await operator.call(documents.getInvoiceUploadUrl, { ...one, query })
  const headers = { 'content-type': 'application/octet-stream' }
  const stored = await app.http.inject({ method: 'PUT', url: uploadUrl, payload: pdf, headers })
  const { fileSeq } = stored.json<{ data: StoredFile }>().data

  const body = { invoiceNo: '20261201-41000014-00000001', issuedOn: '2026-12-01', fileSeq }
  const late = { ...body, issuedOn: '2027-01-01' }
  await expect(operator.call(documents.saveInvoice, { ...one, body: late })).refuses('INVOICE_DAY_WRONG')
  await operator.call(documents.saveInvoice, { ...one, body })
  clock.pass({ days: 2 })
  await operator.call(documents.saveInvoice, { ...one, body: { ...body, fileSeq: null } })

  const { invoiceNo, issuedOn } = body
  const invoice = { invoiceNo, issuedOn, hasFile: true }
  expect((await shown()).invoices).toMatchObject([{ month: '2026-11', invoice }])
  expect(await operator.call(payouts.getPayout, one)).toMatchObject({ invoice })
  const month = { channelSeq, settlementMonth: '2026-11', query: {} }
  expect((await get((await owner.call(documents.openInvoice, month)).url)).rawPayload).toEqual(pdf)
  await expect(mina.call(documents.openInvoice, month)).refuses('NOT_ALLOWED')
})

test('documents are deleted five years after they last served, and not before', async () => {
  const { add, passDays, passTimer, submit } = await aPayee()
  const kinds = () => add.all('select kind from payee_documents')
  await submit('BANK_BOOK')
  passDays(5 * 365)
  await passTimer(forgetDocuments)
  expect(await kinds()).toEqual([{ kind: 'BANK_BOOK' }])
  passDays(3)
  await passTimer(forgetDocuments)
  expect(await kinds()).toEqual([])
})
