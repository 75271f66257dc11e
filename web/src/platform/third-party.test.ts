import { expect, test } from 'vitest'
import { aChannel } from '../testing/render-site.tsx'
import { keepApart, staysApart } from './third-party.ts'

const marketingTools = { apiKeyId: null, messengerKey: null, runsCode: false }
const to = (path: string) => {
  try {
    return staysApart(`http://demo.localhost:3000${path}`)
  } catch (left) {
    return left instanceof Response && left.headers.get('x-remix-reload-document') === 'true'
      ? left.headers.get('location')
      : left
  }
}

test('a site without third-party code navigates without reloading', () => {
  keepApart({ channel: aChannel({ marketingTools }) })
  expect([to('/classes'), to('/login?next=1')]).toEqual([null, null])
})

test('leaving a page with third-party code reloads the document, unless the next page has that code too', () => {
  keepApart({ channel: aChannel({ marketingTools: { ...marketingTools, runsCode: true } }) })
  expect(to('/classes/3?tab=1')).toBeNull()
  expect(to('/login?next=1#a')).toBe('/login?next=1#a')
  expect(to('/classes/3/payment')).toBe('/classes/3/payment')
  expect(to('/settings/course')).toBe('/settings/course')
})

test('on a site that shares by Kakao, sign-in pages load without its script', () => {
  keepApart({ channel: aChannel({ marketingTools, kakaoJsKey: 'a'.repeat(32) }) })
  expect([to('/login?next=1'), to('/classes'), to('/classes/3/payment')]).toEqual([
    '/login?next=1',
    null,
    null,
  ])
})
