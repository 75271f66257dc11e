import { expect, test } from 'vitest'
import { googleEventUrl, googleSubscribeUrl, webcalUrl } from './calendar-feeds.rules.ts'

test('a feed is subscribed under webcal', () => {
  expect(webcalUrl('https://haru.example.com/calendars/1/a.ics')).toBe(
    'webcal://haru.example.com/calendars/1/a.ics',
  )
  expect(googleSubscribeUrl('http://haru.localhost/a.ics')).toContain('cid=webcal%3A%2F%2Fharu.localhost')
})

test('one date fills in the form of Google Calendar', () => {
  const url = googleEventUrl({
    title: '어깨 열기',
    startAt: new Date('2026-11-21T11:00:00Z'),
    endAt: new Date('2026-11-21T12:30:00Z'),
    url: 'https://haru.example.com/classes/1/classroom/2',
    address: '',
  })
  expect(url).toContain(`&dates=${encodeURIComponent('20261121T110000Z/20261121T123000Z')}`)
  expect(url).toContain(`&text=${encodeURIComponent('어깨 열기')}`)
  expect(url).not.toContain('location')
})
