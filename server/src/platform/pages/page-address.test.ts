import { expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'

const read = (address: string) => pageAddress(new URL(address, 'http://demo.localhost:3000'))

test('a page and its filters share one cache entry, in any order of parameters', () => {
  expect(read('/classes?sort=popular&page=2').shared).toBe(read('/classes?page=2&sort=popular').shared)
  expect(read('/classes?page=2').shared).not.toBe(read('/classes?page=3').shared)
  expect(read('/classes?lang=en').shared).not.toBe(read('/classes').shared)
})

test('a link from an advertisement shows the same cached page', () => {
  expect(read('/classes/1?utm_source=mail&gclid=x')).toEqual(read('/classes/1'))
})

test.each([
  ['a code', '/authcallback?code=abc'],
  ['the way back after signing in', '/login?query=%7B%22next%22%3A%22%2Fmypage%22%7D'],
  ['a word nobody knows', '/classes?page=2&unknown=1'],
])('a URL with %s is rendered for one person', (_, address) => {
  expect(read(address)).toEqual({ url: address, shared: null })
})
