import { expect, test } from 'vitest'
import { embeddedForm, embedPath } from './form-embeds.ts'

test.each([
  ['/forms/open-day?embed=1', 'open-day'],
  ['/forms/open-day?lang=en&embed=1', 'open-day'],
  ['/forms/open-day', null],
  ['/forms/open-day?embed=0', null],
  ['/forms/open-day/preview?embed=1', null],
  ['/settings/form?embed=1', null],
])('%s shows %s inside a page', (address, formId) => {
  expect(embeddedForm(new URL(address, 'https://haru.example'))).toBe(formId)
})

test('the address of a form inside a page is one', () => {
  expect(embeddedForm(new URL(embedPath('open-day'), 'https://haru.example'))).toBe('open-day')
})
