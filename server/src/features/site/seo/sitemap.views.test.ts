import { expect, test } from 'vitest'
import { rss, sitemap, sitemapIndex } from './sitemap.views.ts'

test('special characters of XML do not break a feed', () => {
  const at = new Date('2026-11-21T03:00:00Z')
  const feed = rss({
    title: 'A & B',
    description: '"둘"',
    url: 'http://a',
    self: 'http://a/rss',
    items: [{ title: '<제목>\u0000', url: 'http://a/1', html: '<p>본문</p>', at }],
  })
  expect(feed).toContain('<title>A &amp; B</title>')
  expect(feed).toContain('<title>&lt;제목&gt;</title>')
  expect(feed).toContain('<description>&lt;p&gt;본문&lt;/p&gt;</description>')
  expect(feed).toContain('<pubDate>Sat, 21 Nov 2026 03:00:00 GMT</pubDate>')
})

test('a site map states when a page changed, an index the URLs of its parts', () => {
  expect(sitemap([{ url: 'http://a/?b=1&c', changedAt: new Date(0) }])).toContain(
    '<url><loc>http://a/?b=1&amp;c</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod></url>',
  )
  expect(sitemapIndex(['http://a/1'])).toContain('<sitemap><loc>http://a/1</loc></sitemap>')
})
