import { expect, test } from 'vitest'
import { aChannel } from '../testing/render-site.tsx'
import { addressOf, loginPath, readNext } from './address.ts'

const channel = aChannel()
const byParameter = { isByParameter: true, channel }

test('where the site is named by a parameter every address keeps it', () => {
  const seq = `channelSeq=${channel.channelSeq}`
  expect(addressOf(byParameter, '/classes')).toBe(`/classes?${seq}`)
  expect(addressOf(byParameter, '/classes?page=2#list')).toBe(`/classes?page=2&${seq}#list`)
  expect(addressOf(byParameter, `/classes?${seq}`)).toBe(`/classes?${seq}`)
  expect(addressOf(byParameter, 'https://example.com')).toBe('https://example.com')
  expect(addressOf({ isByParameter: false, channel }, '/classes')).toBe('/classes')
})

const nextOf = (search: string) => readNext(new URLSearchParams(search)).next

test('sign-in leads back to where somebody came from', () => {
  const [, search = ''] = loginPath('/classes/3?tab=2').split('?')
  expect(nextOf(search)).toBe('/classes/3?tab=2')
  expect(nextOf('next=/mypage')).toBe('/mypage')
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
