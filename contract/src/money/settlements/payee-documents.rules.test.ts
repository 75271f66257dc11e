import { expect, test } from 'vitest'
import { lackingDocuments, neededDocuments, unapprovedDocuments } from './payee-documents.rules.ts'

test('a business shows its licence, a person an identity card, both the bank book', () => {
  expect(neededDocuments('BUSINESS')).toEqual(['BANK_BOOK', 'BUSINESS_LICENCE'])
  expect(neededDocuments('INDIVIDUAL')).toEqual(['BANK_BOOK', 'ID'])
})

test('what is missing or was returned is lacking; what was submitted still waits for approval', () => {
  const documents = [
    { kind: 'BANK_BOOK', state: 'RETURNED' },
    { kind: 'ID', state: 'SUBMITTED' },
  ] as const
  expect(lackingDocuments('INDIVIDUAL', documents)).toEqual(['BANK_BOOK'])
  expect(lackingDocuments('BUSINESS', documents)).toEqual(['BANK_BOOK', 'BUSINESS_LICENCE'])
  expect(unapprovedDocuments('INDIVIDUAL', documents)).toEqual(['BANK_BOOK', 'ID'])
  expect(unapprovedDocuments('INDIVIDUAL', [{ kind: 'ID', state: 'APPROVED' }])).toEqual(['BANK_BOOK'])
})
