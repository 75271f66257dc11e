const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
/** Characters that XML forbids even when escaped. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const escapeXml = (text: string) =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
const prolog = '<?xml version="1.0" encoding="UTF-8"?>'
const sitemaps = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

interface Address {
  url: string
  changedAt?: Date
}
const entry = ({ url, changedAt }: Address) =>
  `<loc>${escapeXml(url)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}`

/** The URLs of one site. */
export const sitemap = (addresses: Address[]) =>
  `${prolog}<urlset ${sitemaps}>${addresses.map((one) => `<url>${entry(one)}</url>`).join('')}</urlset>`

/** The URLs of the parts of a long site map. */
export const sitemapIndex = (urls: string[]) =>
  `${prolog}<sitemapindex ${sitemaps}>${urls.map((url) => `<sitemap>${entry({ url })}</sitemap>`).join('')}</sitemapindex>`

interface Feed {
  title: string
  description: string
  url: string
  /** The URL of the feed itself. */
  self: string
  items: { title: string; url: string; html: string; at: Date }[]
}
/** Notices as RSS 2.0. */
export function rss({ title, description, url, self, items }: Feed) {
  const item = (one: Feed['items'][number]) =>
    `<item><title>${escapeXml(one.title)}</title><link>${escapeXml(one.url)}</link>` +
    `<guid isPermaLink="true">${escapeXml(one.url)}</guid><pubDate>${one.at.toUTCString()}</pubDate>` +
    `<description>${escapeXml(one.html)}</description></item>`
  const newest = items[0] ? `<lastBuildDate>${items[0].at.toUTCString()}</lastBuildDate>` : ''
  return (
    `${prolog}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>` +
    `<title>${escapeXml(title)}</title><link>${escapeXml(url)}</link>` +
    `<description>${escapeXml(description)}</description>` +
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>${newest}` +
    `${items.map(item).join('')}</channel></rss>`
  )
}
