import { expect, test } from 'vitest'
import { embedAddress, isoSeconds, isVideoLink, pageOf, readVideoLink } from './video-links.ts'

const link = (linkUrl: string, vodTypeCd: '00' | '01' = '00') => readVideoLink({ vodTypeCd, linkUrl })
const id = 'dQw4w9WgXcQ'

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com/watch?feature=share&v=${id}&t=10s`,
  `http://youtube.com/watch?v=${id}`,
  `https://m.youtube.com/watch?v=${id}`,
  `https://youtu.be/${id}?si=abc`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/embed/${id}`,
  `https://www.youtube.com/v/${id}`,
  `https://www.youtube.com/live/${id}?feature=share`,
  `  https://youtu.be/${id}  `,
])('%s is a video of YouTube', (url) => {
  expect(link(url)).toEqual({ host: 'youtube', id, key: null })
})

test.each([
  ['https://vimeo.com/123456789', '123456789', null],
  ['https://vimeo.com/123456789/abcdef1234', '123456789', 'abcdef1234'],
  ['https://player.vimeo.com/video/123456789?h=abcdef1234', '123456789', 'abcdef1234'],
  ['https://vimeo.com/channels/staffpicks/123456789', '123456789', null],
])('%s is a video of Vimeo', (url, found, key) => {
  expect(link(url)).toEqual({ host: 'vimeo', id: found, key })
})

test.each([
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/@channel',
  `https://youtube.com.evil.example/watch?v=${id}`,
  `javascript:alert('${id}')`,
  'https://vimeo.com/about',
  'https://example.com/film.mp4',
  id,
  '',
])('%s is not a video of either', (url) => {
  expect(link(url)).toBeNull()
})

test('an id alone suffices where an id is expected', () => {
  expect(link(id, '01')).toEqual({ host: 'youtube', id, key: null })
  expect(isVideoLink({ vodTypeCd: '01', linkUrl: 'https://vimeo.com/123456789' })).toBe(false)
  expect(isVideoLink({ vodTypeCd: '00', linkUrl: 'https://example.com/film' })).toBe(true)
  expect(isVideoLink({ vodTypeCd: '00', linkUrl: 'ftp://example.com/film' })).toBe(false)
})

test('the embedded player sets no cookies', () => {
  const origin = 'https://haru.example'
  expect(embedAddress({ host: 'youtube', id, key: null }, { origin })).toEqual({
    origin: 'https://www.youtube-nocookie.com',
    path: `/embed/${id}?enablejsapi=1&playsinline=1&rel=0&origin=https%3A%2F%2Fharu.example`,
  })
  expect(embedAddress({ host: 'vimeo', id: '123456789', key: 'abc123' }, { origin })).toEqual({
    origin: 'https://player.vimeo.com',
    path: '/video/123456789?dnt=1&playsinline=1&h=abc123',
  })
  expect(pageOf({ host: 'vimeo', id: '123456789', key: 'abc123' })).toBe('https://vimeo.com/123456789/abc123')
})

test.each([
  ['PT1H2M3S', 3723],
  ['PT45S', 45],
  ['PT10M', 600],
  ['P1DT1S', 86_401],
  ['P0D', 0],
  ['ten minutes', 0],
])('%s is %i seconds', (text, seconds) => {
  expect(isoSeconds(text)).toBe(seconds)
})
