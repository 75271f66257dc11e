import type { Previewed } from './parts/Previews.tsx'
import type { Setting } from './seo.api.ts'

interface Page {
  /** What it is called in search results where nothing is written: the site's name alone, or before it. */
  siteName: string
  isSite: boolean
  title: string
  description: string
  image: string | null
  path: string
  isSiteHidden: boolean
}

/** A draft as it will be seen, by the same order of precedence as the head of the page. */
export function previewed(draft: Setting, page: Page): Previewed {
  const written = draft.title.trim() || page.title
  const title = page.isSite ? written : `${written} — ${page.siteName}`
  const description = draft.description.trim() || page.description
  return {
    title,
    description,
    ogTitle: draft.ogTitle.trim() || title,
    ogDescription: draft.ogDescription.trim() || description,
    image: draft.ogImage ?? page.image,
    path: page.path,
    isHidden: draft.noIndex || page.isSiteHidden,
  }
}
