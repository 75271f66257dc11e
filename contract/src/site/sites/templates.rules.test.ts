import { expect, test } from 'vitest'
import { storefrontTemplates, templateOf } from './templates.rules.ts'

test('a code of another version is shown by the first template', () => {
  expect(storefrontTemplates.map(templateOf)).toEqual([...storefrontTemplates])
  expect(templateOf('magazine')).toBe('basic')
  expect(templateOf('')).toBe('basic')
})
