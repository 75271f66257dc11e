import { expect, test } from 'vitest'
import { hostOf, hourOf, joined } from './visits.rules.ts'

const own = ['haru.localhost:3000', 'yoga.example.com']

test.each([
  ['https://www.google.com/', 'google.com'],
  ['https://m.blog.naver.com/haru/1', 'm.blog.naver.com'],
  ['', ''],
  ['https://yoga.example.com/classes', null],
  ['http://haru.localhost:3000/', null],
  ['javascript:alert(1)', null],
  ['not an address', null],
  ['android-app://com.kakao.talk', null],
])('a visit from %s is counted for %s', (referer, host) => expect(hostOf(referer, own)).toBe(host))

test('an hour begins with its first minute', () => {
  expect(hourOf(new Date('2026-11-21T03:59:59Z')).toISOString()).toBe('2026-11-21T03:00:00.000Z')
})

test('two reports of one visitor are merged, who stays new', () => {
  const hour = new Date('2026-11-21T03:00:00Z')
  const first = { hour, clientId: 'a', pageViews: 1, isNew: true, host: null }
  expect(joined(first, { ...first, pageViews: 2, isNew: false, host: 'google.com' })).toEqual({
    ...first,
    pageViews: 3,
    host: 'google.com',
  })
})
