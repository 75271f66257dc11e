import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import { listSettlementDocuments } from 'contract/money/settlements/payee-documents.api'
import { getPayee, savePayee } from 'contract/money/settlements/payees.api'
import { seq } from 'contract/values/ids'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { PayeeScreen } from './PayeeScreen.tsx'

const open = (session = aManager('SITE_SALES_READ', 'SITE_MERCHANT_UPDATE')) =>
  renderSite(<PayeeScreen />, {
    session,
    path: '/settings/settlement-document',
    route: '/settings/settlement-document',
  })

const payee = {
  taxKind: 'INDIVIDUAL' as const,
  businessNo: null,
  bankName: '국민은행',
  accountEnd: '6789',
  holder: '김하루',
  changedAt: '2026-10-01T00:00:00Z',
}

test('an owner names a business and its account; wrong numbers are not sent', async () => {
  const { answers, requests, user } = open()
  answers(getPayee, { payee: null })
  answers(listSettlementDocuments, { documents: [], needed: [], invoices: [] })
  answers(savePayee, null)
  expect(await screen.findByText('아직 등록한 계좌가 없어요')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /^사업자/ }))
  await user.type(screen.getByRole('textbox', { name: /사업자등록번호/ }), '120-81-47522')
  await user.type(screen.getByRole('textbox', { name: /은행/ }), '국민은행')
  await user.type(screen.getByRole('textbox', { name: /계좌번호/ }), '110-123-456789')
  await user.type(screen.getByRole('textbox', { name: /예금주/ }), '김하루')
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  expect(await screen.findByText('사업자등록번호를 다시 확인해 주세요.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /사업자등록번호/ }), '{Backspace}1')
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  await waitFor(() => {
    const sent = requests.find(({ name }) => name === nameOf(savePayee))
    expect(sent?.call).toMatchObject({ body: { businessNo: '1208147521', accountNumber: '110-123-456789' } })
  })
})

test('a manager reads the last digits of the account and changes nothing', async () => {
  const { answers } = open(aManager('SITE_SALES_READ'))
  answers(getPayee, { payee })
  answers(listSettlementDocuments, { documents: [], needed: ['BANK_BOOK', 'ID'], invoices: [] })
  expect(await screen.findByText(/끝자리 6789/)).toBeVisible()
  expect(screen.queryByRole('button', { name: '저장하기' })).toBeNull()
})

test('an owner sees which documents are missing or were returned, and the invoices of the fee', async () => {
  const { answers } = open()
  answers(getPayee, { payee })
  answers(listSettlementDocuments, {
    documents: [
      {
        kind: 'BANK_BOOK',
        state: 'RETURNED',
        reason: '예금주가 보이지 않아요.',
        submittedAt: '2026-10-01T00:00:00Z',
        fileSeq: seq('file').parse(3),
        originFileName: '통장.pdf',
        contentType: 'application/pdf',
        fileSize: 1000,
      },
    ],
    needed: ['BANK_BOOK', 'ID'],
    invoices: [
      {
        month: '2026-10',
        currency: 'KRW',
        feeAmount: 2100,
        taxAmount: 210,
        invoice: { invoiceNo: '20261101-41', issuedOn: '2026-11-01', hasFile: true },
      },
    ],
  })
  expect(await screen.findByText(/^통장 사본, 신분증 사본\./)).toBeVisible()
  expect(screen.getByText('예금주가 보이지 않아요.')).toBeVisible()
  expect(screen.getByText('미제출')).toBeVisible()
  expect(screen.getByRole('button', { name: '통장.pdf 내려받기' })).toBeVisible()
  expect(screen.getByText('2,310원')).toBeVisible()
  expect(screen.getByRole('button', { name: '20261101-41 내려받기' })).toBeVisible()
})
