import { expect, test } from 'vitest'
import { renderSite } from '../testing/render-site.tsx'
import { asJson, Head } from './Head.tsx'

const attribute = (selector: string, name: string) =>
  document.head.querySelector(selector)?.getAttribute(name) ?? null
const robots = () => attribute('meta[name=robots]', 'content')

test('a page says its name and the site’s, where it stands and in which languages', () => {
  renderSite(<Head title="클래스" description="모두 보기" image="/files/1" />, { path: '/classes' })
  expect(document.title).toBe('클래스 — 온결요가')
  expect(attribute('meta[name=description]', 'content')).toBe('모두 보기')
  expect(attribute('meta[property="og:image"]', 'content')).toBe('http://demo.localhost:3000/files/1')
  expect(attribute('link[rel=canonical]', 'href')).toBe('http://demo.localhost:3000/classes')
  expect(attribute('link[hreflang=en]', 'href')).toBe('http://demo.localhost:3000/classes?lang=en')
  expect(attribute('link[hreflang=ja]', 'href')).toBeNull()
  expect(robots()).toBeNull()
})

test('an English page is the English one for search engines too', () => {
  renderSite(<Head title="Classes" />, { path: '/classes', language: 'en' })
  expect(attribute('link[rel=canonical]', 'href')).toBe('http://demo.localhost:3000/classes?lang=en')
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
])('%s is kept out of search', (path) => {
  renderSite(<Head title="x" facts={{ name: 'x' }} />, { path })
  expect(robots()).toBe('noindex,nofollow')
  expect(attribute('link[rel=canonical]', 'href')).toBeNull()
})

test('what somebody wrote cannot close the script it stands in', () => {
  const text = asJson({ name: '</script><script>alert(1)</script>' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' })
})
