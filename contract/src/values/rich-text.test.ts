import { expect, test } from 'vitest'
import { videoLinkName, forReading, parseVideoLinkName, sourcesOf } from './rich-text.ts'
import { readVideoLink } from './video-links.ts'

test.each([
  ['https://youtu.be/dQw4w9WgXcQ?si=x', 'youtube:dQw4w9WgXcQ'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'youtube:dQw4w9WgXcQ'],
  ['https://vimeo.com/123456789', 'vimeo:123456789'],
  ['https://vimeo.com/123456789/0123456789', 'vimeo:123456789:0123456789'],
])('the video of %s is named %s, and read back', (linkUrl, name) => {
  const link = readVideoLink({ vodTypeCd: '00', linkUrl })
  expect(link && videoLinkName(link)).toBe(name)
  expect(parseVideoLinkName(name)).toEqual(link)
})

test.each([
  '',
  'youtube:',
  'youtube:short',
  'evil:dQw4w9WgXcQ',
  'youtube:dQw4w9WgXcQ:0123456789',
  'vimeo:1"><script>',
  'vimeo:123456789:x:y',
])('%o is not the name of a video', (name) => expect(parseVideoLinkName(name)).toBeNull())

test('a picture is offered in its stored widths only', () => {
  expect(sourcesOf('/files/3/12/860.webp')).toBe(
    '/files/3/12/320.webp 320w, /files/3/12/640.webp 640w, /files/3/12/860.webp 860w',
  )
  expect(sourcesOf('/files/3/12/320.webp')).toBe('/files/3/12/320.webp 320w')
  expect(sourcesOf('https://evil.example/files/3/12/860.webp')).toBeNull()
})

test('a displayed text has picture sources and scrolling tables, and escaped tags stay text', () => {
  const html = forReading(
    '<p>&lt;img src="/files/3/12/640.webp"</p><img src="/files/3/12/640.webp" alt="" /><table><tr></tr></table>',
  )
  expect(html).toContain('&lt;img src="/files/3/12/640.webp"</p>')
  expect(html).toContain(
    '<img src="/files/3/12/640.webp" srcset="/files/3/12/320.webp 320w, /files/3/12/640.webp 640w"',
  )
  expect(html).toContain('<div class="scrolls" tabindex="0"><table><tr></tr></table></div>')
})
