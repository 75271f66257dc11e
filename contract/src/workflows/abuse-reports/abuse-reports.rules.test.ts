import { expect, test } from 'vitest'
import { isByProgram, reportedPath } from './abuse-reports.rules.ts'

test('a report names a page of the site', () => {
  expect(reportedPath('/classes/3?tab=intro')).toBe('/classes/3?tab=intro')
  for (const path of [null, '', 'classes', '//evil.example', '/\\evil.example', `/${'a'.repeat(300)}`])
    expect(reportedPath(path)).toBe('/')
})

test('who fills the field that nobody sees is a program', () => {
  expect(isByProgram({ website: '' })).toBe(false)
  expect(isByProgram({ website: 'http://x' })).toBe(true)
})
