import { checkPagePath } from 'contract/site/pages/pages.rules'
import { isRefusal } from '../../../../platform/call.ts'
import type { StoredPage } from './pages.api.ts'

type PageError = 'TITLE' | 'PATH' | 'FORM' | 'RESERVED'

/** Returns the errors of the title and the address of a page, by field. */
export function troublesOf({ title, path }: { title: string; path: string }) {
  const trimmed = path.trim()
  const why: PageError | null = trimmed === '' ? 'PATH' : checkPagePath(trimmed)
  return {
    ...(title.trim() === '' && { title: 'TITLE' as const }),
    ...(why && { path: why }),
  }
}

/** The editable part of a stored page. */
export function draftOf({ title, path, content, seoSetting, ogImageFileSeq }: StoredPage) {
  const { ogImage: _, ...seo } = seoSetting
  return { title, path, content, ...seoParts(seo), ogImageFileSeq }
}
export type PageDraft = ReturnType<typeof draftOf>

/** The draft has a flat list of fields, so that changed ones can be counted. */
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

/** Whether the refusal concerns the address, so that its field shows it. */
export const isAboutPath = (error: unknown) =>
  isRefusal(error, 'PAGE_PATH_WRONG', 'PAGE_PATH_RESERVED', 'PAGE_PATH_TAKEN')
