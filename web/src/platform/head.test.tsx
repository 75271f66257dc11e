import { expect, test } from 'vitest'
import { renderSite } from '../testing/render-site.tsx'
import { asJson, Head } from './Head.tsx'

const attribute = (selector: string, name: string) =>
  document.head.querySelector(selector)?.getAttribute(name) ?? null
const robots = () => attribute('meta[name=robots]', 'content')

test('a page has its title followed by the site’s, its address and its languages', () => {
  renderSite(<Head title="클래스" description="모두 보기" image="/files/1" />, { path: '/classes' })
  expect(document.title).toBe('클래스 — 온결요가')
  expect(attribute('meta[name=description]', 'content')).toBe('모두 보기')
  expect(attribute('meta[property="og:image"]', 'content')).toBe('http://demo.localhost:3000/files/1')
  expect(attribute('link[rel=canonical]', 'href')).toBe('http://demo.localhost:3000/classes')
  expect(attribute('link[hreflang=en]', 'href')).toBe('http://demo.localhost:3000/classes?lang=en')
  expect(attribute('link[hreflang=ja]', 'href')).toBeNull()
  expect(attribute('link[type="application/rss+xml"]', 'href')).toBe('/notices/rss.xml')
  expect(robots()).toBeNull()
})

const written = {
  title: '요가 배우기',
  description: '쓴 설명',
  keywords: '요가, 명상',
  ogTitle: '',
  ogDescription: '나눌 말',
  ogImage: '/files/9',
  noIndex: false,
  noFollow: false,
}

test('texts for search engines replace those of the page; an empty share text repeats them', () => {
  renderSite(<Head title="저녁 요가" description="본문" image="/files/1" seo={written} />, {
    path: '/classes/3',
  })
  expect(document.title).toBe('요가 배우기 — 온결요가')
  expect(attribute('meta[name=description]', 'content')).toBe('쓴 설명')
  expect(attribute('meta[name=keywords]', 'content')).toBe('요가, 명상')
  expect(attribute('meta[property="og:title"]', 'content')).toBe('요가 배우기 — 온결요가')
  expect(attribute('meta[property="og:description"]', 'content')).toBe('나눌 말')
  expect(attribute('meta[name="twitter:image"]', 'content')).toBe('http://demo.localhost:3000/files/9')
})

const shown = () => attribute('meta[property="og:image"]', 'content')
test('a page without a picture is shared with the site’s, or with the default one', () => {
  const { unmount } = renderSite(<Head title="x" />, { path: '/classes' })
  expect(shown()).toBe('http://demo.localhost:3000/assets/share.png')
  unmount()
  renderSite(<Head title="x" />, { path: '/classes', channel: { seo: written } })
  expect(shown()).toBe('http://demo.localhost:3000/files/9')
})

test.each([
  ['the site hides', { noIndex: true }, null, 'noindex,nofollow'],
  ['the site hides, the class does not', { noIndex: true }, written, 'noindex,nofollow'],
  ['the class hides', {}, { ...written, noIndex: true }, 'noindex'],
  [
    'the class hides and leads nowhere',
    {},
    { ...written, noIndex: true, noFollow: true },
    'noindex,nofollow',
  ],
  ['only its links are not followed', {}, { ...written, noFollow: true }, 'nofollow'],
  ['the links of the site are not followed', { seo: { ...written, noFollow: true } }, null, 'nofollow'],
])('%s', (_, channel, seo, expected) => {
  renderSite(<Head title="x" seo={seo} facts={{ name: 'x' }} />, { path: '/classes/3', channel })
  expect(robots()).toBe(expected)
  const isFound = !expected.startsWith('noindex')
  expect(document.querySelector('script[type="application/ld+json"]') !== null).toBe(isFound)
})

test('an English page is the English one for search engines, too', () => {
  const { unmount } = renderSite(<Head title="Classes" />, { path: '/classes?lang=en', language: 'en' })
  expect(attribute('link[rel=canonical]', 'href')).toBe('http://demo.localhost:3000/classes?lang=en')
  unmount()
  // The user did not request English: the browser prefers it, and the address serves every language.
  renderSite(<Head title="Classes" />, { path: '/classes', language: 'en' })
  expect(attribute('link[rel=canonical]', 'href')).toBe('http://demo.localhost:3000/classes')
})

test.each(['/', '/main', '/classes', '/classes/3', '/notices', '/intro'])(
  '%s may be found by search',
  (path) => {
    renderSite(<Head title="x" />, { path })
    expect(robots()).toBeNull()
  },
)

test.each([
  '/login',
  '/notices/3',
  '/me/classes',
  '/settings/sales',
  '/classes/3/payment',
  '/classes/3/settings/information',
  '/mainland',
])('%s is not indexed', (path) => {
  renderSite(<Head title="x" facts={{ name: 'x' }} />, { path })
  expect(robots()).toBe('noindex,nofollow')
  expect(attribute('link[rel=canonical]', 'href')).toBeNull()
})

test('user text cannot close the script that contains it', () => {
  const text = asJson({ name: '</script><script>alert(1)</script>' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' })
})
