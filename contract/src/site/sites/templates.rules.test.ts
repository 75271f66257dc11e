import { expect, test } from 'vitest'
import { mainPageLists, storefrontTemplates, templateOf } from './templates.rules.ts'

test('a code of another version is shown by the first template', () => {
  expect(storefrontTemplates.map(templateOf)).toEqual([...storefrontTemplates])
  expect(templateOf('magazine')).toBe('basic')
  expect(templateOf('')).toBe('basic')
})

// docs/rules.md R-1246
test('only the first layout has a list of the newest, and the list shows a page of courses', () => {
  expect(storefrontTemplates.map((template) => mainPageLists[template].latest > 0)).toEqual([
    true,
    false,
    false,
  ])
  expect(mainPageLists.list.popular).toBeGreaterThan(mainPageLists.landing.popular)
})
