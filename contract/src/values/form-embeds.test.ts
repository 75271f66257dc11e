import { expect, test } from 'vitest'
import { embeddedForm, embedPath } from './form-embeds.ts'

function partsOf(address: string) {
  const [pathname = '', query] = address.split('?')
  return { pathname, search: query === undefined ? '' : `?${query}` }
}

test.each([
  ['/forms/open-day?embed=1', 'open-day'],
  ['/forms/open-day?lang=en&embed=1', 'open-day'],
  ['/forms/open-day', null],
  ['/forms/open-day?embed=0', null],
  ['/forms/open-day/preview?embed=1', null],
  ['/settings/form?embed=1', null],
])('%s shows %s inside a page', (address, formId) => {
  expect(embeddedForm(partsOf(address))).toBe(formId)
})

test('the address of a form inside a page is one', () => {
  expect(embeddedForm(partsOf(embedPath('open-day')))).toBe('open-day')
})
