import { PAGE_PATH_LENGTH, PAGE_TITLE_LENGTH } from 'contract/site/pages/pages.rules'
import { PageSeo } from 'contract/site/seo/schemas'

/** A page is not indexed before its SEO settings are saved. docs/rules.md R-203. */
const unsaved: PageSeo = {
  title: '',
  description: '',
  keywords: '',
  noIndex: true,
  noFollow: true,
  ogTitle: '',
  ogImage: null,
  ogDescription: '',
}
export function seoOf(stored: unknown, ogImage: string | null): PageSeo {
  const read = PageSeo.safeParse({ ...unsaved, ...(typeof stored === 'object' && stored), ogImage })
  return read.success ? read.data : { ...unsaved, ogImage }
}

/** Headings of a page start at the second level without gaps, for screen readers. */
export function withHeadingsInOrder(html: string) {
  const first = html.search(/<h2[\s>]/)
  const before = first === -1 ? html : html.slice(0, first)
  return before.replaceAll(/<(\/?)h3(?=[\s>])/g, '<$1h2') + html.slice(before.length)
}

/** The first free title and path for a copy. */
export function copyOf({ title, path }: { title: string; path: string }, taken: ReadonlySet<string>) {
  for (let count = 2; ; count += 1) {
    const tail = `-${count}`
    const candidate = path.slice(0, PAGE_PATH_LENGTH - tail.length) + tail
    if (!taken.has(candidate.toLowerCase()))
      return { path: candidate, title: `${title.slice(0, PAGE_TITLE_LENGTH - tail.length - 2)} (${count})` }
  }
}
