import { expect, test } from 'vitest'
import { acceptedDocuments, documentOf, isPdf } from './documents.ts'

test.each([
  ['강의안.PDF', 'application/pdf'],
  ['숙제.hwp', 'application/x-hwp'],
  ['a.b.tar.zip', 'application/zip'],
  ['virus.exe', undefined],
  ['page.html', undefined],
  ['picture.svg', undefined],
  ['noend', undefined],
  ['.pdf.', undefined],
])('%s', (name, type) => expect(documentOf(name)?.type).toBe(type))

test('the file input lists the accepted types, and a PDF is detected by its content', () => {
  expect(acceptedDocuments).toContain('.pdf,.zip')
  expect([isPdf({ contentType: 'application/pdf' }), isPdf({ contentType: 'text/csv' })]).toEqual([
    true,
    false,
  ])
})
