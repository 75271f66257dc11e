import { PAGE_PATH_LENGTH, PAGE_TITLE_LENGTH } from 'contract/site/pages/pages.rules'
import { PageSeo } from 'contract/site/seo/schemas'

/** Until somebody saved it a page is kept out of search. docs/rules.md R-203. */
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

/** Headings below the title of a page begin at the second level: nobody who listens to it misses one. */
export function withHeadingsInOrder(html: string) {
  const first = html.search(/<h2[\s>]/)
  const before = first === -1 ? html : html.slice(0, first)
  return before.replaceAll(/<(\/?)h3(?=[\s>])/g, '<$1h2') + html.slice(before.length)
}

/** The name and address of a copy: the first that is free. */
export function copyOf({ title, path }: { title: string; path: string }, taken: ReadonlySet<string>) {
  for (let count = 2; ; count += 1) {
    const tail = `-${count}`
    const candidate = path.slice(0, PAGE_PATH_LENGTH - tail.length) + tail
    if (!taken.has(candidate.toLowerCase()))
      return { path: candidate, title: `${title.slice(0, PAGE_TITLE_LENGTH - tail.length - 2)} (${count})` }
  }
}
