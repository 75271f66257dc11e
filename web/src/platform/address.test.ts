import { expect, test } from 'vitest'
import { aChannel } from '../testing/render-site.tsx'
import { addressOf, afterJoin, joinToPackagePath, loginPath, readNext } from './address.ts'

const channel = aChannel()
const byParameter = { isByParameter: true, channel }

test('where a parameter names the site every address keeps it', () => {
  const seq = `channelSeq=${channel.channelSeq}`
  expect(addressOf(byParameter, '/classes')).toBe(`/classes?${seq}`)
  expect(addressOf(byParameter, '/classes?page=2#list')).toBe(`/classes?page=2&${seq}#list`)
  expect(addressOf(byParameter, `/classes?${seq}`)).toBe(`/classes?${seq}`)
  expect(addressOf(byParameter, 'https://example.com')).toBe('https://example.com')
  expect(addressOf({ isByParameter: false, channel }, '/classes')).toBe('/classes')
})

const nextOf = (search: string) => readNext(new URLSearchParams(search)).next

test('sign-in returns to the page the user came from', () => {
  const [, search = ''] = loginPath('/classes/3?tab=2').split('?')
  expect(nextOf(search)).toBe('/classes/3?tab=2')
  expect(nextOf('next=/mypage')).toBe('/mypage')
})

test.each([
  '/me/classes?tab=a%26b',
  '/classes?keyword=100%25',
  '/classes/3?tab=2#reviews',
  '/p/%EC%9A%94%EA%B0%80',
])('%s is returned to unchanged', (path) => {
  const [, search = ''] = loginPath(path).split('?')
  expect(nextOf(search)).toBe(path)
})

const originOf = (origin: string) => readNext(new URLSearchParams({ origin })).origin
test('reads the referring address as an origin, and nothing else', () => {
  expect(originOf('http://haru.localhost:3000/classes')).toBe('http://haru.localhost:3000')
  expect(originOf('javascript:alert(1)')).toBeNull()
  expect(originOf('haru')).toBeNull()
})

test('reads a path that another system encoded', () => {
  expect(nextOf(new URLSearchParams({ query: JSON.stringify({ next: '%2Fclasses%2F3' }) }).toString())).toBe(
    '/classes/3',
  )
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '',
])('but never to %j', (next) => {
  expect(nextOf(new URLSearchParams({ query: JSON.stringify({ next }) }).toString())).toBeNull()
  expect(nextOf(new URLSearchParams({ next }).toString())).toBeNull()
})

// docs/rules.md R-924
test('joining passes on that a package with a class taken before was confirmed, once', () => {
  const params = new URLSearchParams(joinToPackagePath('/packages/7/payment?id=3&ps=01').split('?')[1])
  const { next } = readNext(params)
  const path = '/packages/7/payment?id=3&ps=01&skipAttendCheck=true'
  expect(afterJoin(next, params)).toBe(path)
  expect(afterJoin(path, params)).toBe(path)
  expect(afterJoin('/packages/7/payment', params)).toBe('/packages/7/payment?skipAttendCheck=true')
  expect(afterJoin(next, new URLSearchParams())).toBe(next)
  expect(afterJoin(null, params)).toBeNull()
})
