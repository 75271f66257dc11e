import type { SitePage } from 'contract/site/pages/schemas'
import { publishStatuses } from 'contract/values/type-codes'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { RichText } from '../../../platform/RichText.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import css from './PageArticle.module.css'
import { sitePageMessages } from './pages.messages.ts'

interface PageArticleProps {
  page: SitePage
  /** The canonical path for search engines. */
  path: string
}

/** A page of the owner. Staff see a note above it while it is unpublished. */
export function PageArticle({ page, path }: PageArticleProps) {
  const t = useMessages(sitePageMessages)
  const { title, content, publishStatusCd, seoSetting } = page
  const isPublished = publishStatusCd === publishStatuses.published
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <Head
        title={seoSetting.title || title}
        description={seoSetting.description}
        image={seoSetting.ogImage}
        path={path}
        isPrivate={!isPublished}
        seo={seoSetting}
      />
      {!isPublished && (
        <Notice tone="soon" title={t(publishStatusCd === publishStatuses.private ? 'isPrivate' : 'isDraft')}>
          {t('onlyStaff')}
        </Notice>
      )}
      <article>
        <h1>{title}</h1>
        <RichText html={content} />
      </article>
    </main>
  )
}
