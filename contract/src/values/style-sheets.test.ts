import { expect, test } from 'vitest'
import { hashOfSheet, pageSheetOf, sheetsIn } from './style-sheets.ts'

const base = '/assets/base-CWQzwQT9.css'
const layout = '/assets/SiteLayout.module-Q_OS-pzn.css'

test('the style sheets of a page have one URL, which lists them in order', () => {
  expect(pageSheetOf([base, layout])).toBe('/assets/page/CWQzwQT9.Q_OS-pzn.css')
  expect(sheetsIn('CWQzwQT9.Q_OS-pzn.css')).toEqual(['CWQzwQT9', 'Q_OS-pzn'])
  expect([base, 'base-CWQzwQT9.css'].map(hashOfSheet)).toEqual(['CWQzwQT9', 'CWQzwQT9'])
})

test('without style sheets, or with one that was not built, there is no URL', () => {
  expect(pageSheetOf([])).toBe(null)
  expect(pageSheetOf([base, '/assets/style.css'])).toBe(null)
  expect(hashOfSheet('favicon.svg')).toBe(undefined)
})

test.each([
  '',
  '.css',
  'CWQzwQT9',
  'CWQzwQT9.CWQzwQT9.css',
  '../secret.css',
  'CWQzwQT9..Q_OS-pzn.css',
  `${Array.from({ length: 41 }, (_, at) => `aaaaaa${String(at).padStart(2, '0')}`).join('.')}.css`,
])('%s is not a list of style sheets', (name) => {
  expect(sheetsIn(name)).toBe(null)
})
