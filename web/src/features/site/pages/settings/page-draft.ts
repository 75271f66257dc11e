import { checkPagePath } from 'contract/site/pages/schemas'
import { isRefusal } from '../../../../platform/call.ts'
import type { StoredPage } from './pages.api.ts'

type PageError = 'TITLE' | 'PATH' | 'FORM' | 'RESERVED'

/** What is wrong with the name and the address of a page, by field. */
export function troublesOf({ title, path }: { title: string; path: string }) {
  const trimmed = path.trim()
  const why: PageError | null = trimmed === '' ? 'PATH' : checkPagePath(trimmed)
  return {
    ...(title.trim() === '' && { title: 'TITLE' as const }),
    ...(why && { path: why }),
  }
}

/** What the screen edits, of a page as it is stored. */
export function draftOf({ title, path, content, seoSetting, ogImageFileSeq }: StoredPage) {
  const { ogImage: _, ...seo } = seoSetting
  return { title, path, content, ...seoParts(seo), ogImageFileSeq }
}
export type PageDraft = ReturnType<typeof draftOf>

/** In the draft the parts are separate fields, so that it can count how many of them differ. */
const seoParts = ({
  title,
  description,
  keywords,
  noIndex,
  noFollow,
  ogTitle,
  ogDescription,
}: Omit<StoredPage['seoSetting'], 'ogImage'>) => ({
  seoTitle: title,
  description,
  keywords,
  noIndex,
  noFollow,
  ogTitle,
  ogDescription,
})

export function bodyOf(
  { title, path, content, seoTitle, ogImageFileSeq, ...seo }: PageDraft,
  rowVersion: number,
) {
  return {
    title: title.trim(),
    path: path.trim(),
    content,
    seoSetting: { ...seo, title: seoTitle, ogImageFileSeq },
    rowVersion,
  }
}

/** Refusals that name the address: they are said at its field. */
export const isAboutPath = (error: unknown) =>
  isRefusal(error, 'PAGE_PATH_WRONG', 'PAGE_PATH_RESERVED', 'PAGE_PATH_TAKEN')
