import { expect, test } from 'vitest'
import { scrollKeys } from './scroll.ts'

const at = (key: string, pathname: string, hash = '') => ({ key, pathname, hash, search: '', state: null })

test('a page opened again starts at its top, and going back restores the position', () => {
  const keyOf = scrollKeys()
  const first = keyOf(at('a', '/classes'))
  expect(keyOf(at('b', '/classes/1'))).not.toBe(first)
  expect(keyOf(at('c', '/classes'))).not.toBe(first)
  expect(keyOf(at('a', '/classes'))).toBe(first)
})

test('a filter keeps the scroll position, a link to a part does not', () => {
  const keyOf = scrollKeys()
  const first = keyOf(at('a', '/classes'))
  expect(keyOf(at('b', '/classes'))).toBe(first)
  expect(keyOf(at('c', '/classes', '#list'))).not.toBe(first)
})
