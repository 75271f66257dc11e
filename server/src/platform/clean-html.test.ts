import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanRichText } from './clean-html.ts'

const clean = (html: string) => cleanRichText(html, /^\/files\/3\/\d+\/\d+[.]webp$/)

test.each([
  ['<img src="https://evil.example/a.png">', ''],
  ['<img src="/files/4/12/640.webp">', ''],
  ['<img src="/files/3/12/640.webp/../../x">', ''],
  ['<img src="data:image/png;base64,AA">', ''],
  ['<img src=x onerror=alert(1)>', ''],
  ['<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
  [
    '<table style="position:fixed"><tbody><tr><td colspan="2" onclick="x()">1</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
  ],
  ['<td rowspan="999999">1</td>', '<td>1</td>'],
  ['<p class="admin" id="root" style="color:red">글</p>', '<p>글</p>'],
  [
    '<a href="javascript:alert(1)" data-button="x">눌러요</a>',
    '<a data-button="true" rel="noopener nofollow" target="_blank">눌러요</a>',
  ],
  ['<a href="/classes/3" data-button>신청</a>', '<a data-button="true" href="/classes/3">신청</a>'],
  [
    '<a href="//evil.example" data-button>신청</a>',
    '<a data-button="true" href="//evil.example" rel="noopener nofollow" target="_blank">신청</a>',
  ],
  [
    '<a href="/\t/evil.example">x</a>',
    '<a href="/\t/evil.example" rel="noopener nofollow" target="_blank">x</a>',
  ],
  [
    '<a href="/\\evil.example">x</a>',
    '<a href="/\\evil.example" rel="noopener nofollow" target="_blank">x</a>',
  ],
  [
    '<a data-film="evil:1" href="https://evil.example">x</a>',
    '<a href="https://evil.example" rel="noopener nofollow" target="_blank">x</a>',
  ],
])('%s becomes %s', (html, expected) => expect(clean(html)).toBe(expected))

test('a video is identified by host and id: any link to it leads to its own page', () => {
  expect(clean('<a data-film="youtube:dQw4w9WgXcQ" href="https://evil.example">호흡 수업</a>')).toBe(
    '<a data-film="youtube:dQw4w9WgXcQ" href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener nofollow" target="_blank">호흡 수업</a>',
  )
})

test('sanitising twice changes nothing', () => {
  const pieces = fc.constantFrom(
    '<p>',
    '</p>',
    '<img src="/files/3/1/640.webp" alt="a&quot;b">',
    '<img src="x">',
    '<table>',
    '<tr><td colspan=3>',
    '</table>',
    '<a data-film="vimeo:123456789">',
    '<a data-button href="/x">',
    '</a>',
    '<hr>',
    '&lt;img src="/files/3/1/640.webp"',
    '글',
    '"',
    '<b>',
    '<script>',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const once = clean(parts.join(''))
      expect(clean(once)).toBe(once)
      expect(once).not.toMatch(/<script|<iframe|onerror|src="(?!\/files\/3\/)/)
    }),
    { examples: [[['<tr><td colspan=3>', '<b>', '<tr><td colspan=3>']]] },
  )
})
