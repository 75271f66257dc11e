import { expect, test } from 'vitest'
import { hashOfSheet, pageSheetOf, sheetsIn } from './style-sheets.ts'

const base = '/assets/base-CWQzwQT9.css'
const layout = '/assets/SiteLayout.module-Q_OS-pzn.css'

test('the sheets of a page have one address, which tells them again in their order', () => {
  expect(pageSheetOf([base, layout])).toBe('/assets/page/CWQzwQT9.Q_OS-pzn.css')
  expect(sheetsIn('CWQzwQT9.Q_OS-pzn.css')).toEqual(['CWQzwQT9', 'Q_OS-pzn'])
  expect([base, 'base-CWQzwQT9.css'].map(hashOfSheet)).toEqual(['CWQzwQT9', 'CWQzwQT9'])
})

test('without sheets, or with one that was not built, there is no such address', () => {
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
])('%s names no sheets', (name) => {
  expect(sheetsIn(name)).toBe(null)
})
