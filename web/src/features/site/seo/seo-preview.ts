import type { Previewed } from './parts/Previews.tsx'
import type { Setting } from './seo.api.ts'

interface Page {
  /** The name of the site, which search results show after the title of a page. */
  siteName: string
  isSite: boolean
  title: string
  description: string
  image: string | null
  path: string
  isSiteHidden: boolean
}

/** The visible texts of a draft, with the same precedence as in the head of the page. */
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
