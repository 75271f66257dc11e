import { IconArrowLeft } from '@tabler/icons-react'
import { useSeq } from '../../../platform/address.ts'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Loading, SkeletonBlock } from '../../../ui/Skeleton.tsx'
import { CodeText } from './parts/CodeText.tsx'
import { Decisions } from './parts/Decisions.tsx'
import { ReviewFacts } from './parts/ReviewFacts.tsx'
import { useSiteCodeReview, type ReviewedCode } from './site-code.api.ts'
import css from './site-code.module.css'
import { siteCodeMessages } from './site-code.messages.ts'

/** One version of a site's code as text, with the operator's decision. */
export function SiteCodeScreen() {
  const t = useMessages(siteCodeMessages)
  const { data, error, refetch } = useSiteCodeReview(useSeq('siteCodeReviewSeq'))
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <Head title={t('title')} isPrivate />
      {data && <Reviewed reviewed={data} />}
      {!data && error && (
        <ErrorNote
          isPage
          title={t('notLoaded')}
          text={error.message}
          retry={{ label: t('retry'), onPress: () => void refetch() }}
        />
      )}
      {!data && !error && (
        <Loading label={t('loading')}>
          <SkeletonBlock height={520} radius={20} />
        </Loading>
      )}
    </main>
  )
}

function Reviewed({ reviewed: { review, code, running } }: { reviewed: ReviewedCode }) {
  const t = useMessages(siteCodeMessages)
  return (
    <>
      <div className={css.head}>
        <IconButton label={t('back')} icon={<IconArrowLeft size={20} />} href="/admin/site-code" />
        <div>
          <h1>{review.siteName || review.siteUrl}</h1>
          <p>{t('numbered', { version: review.version })}</p>
        </div>
      </div>
      <div className={css.columns}>
        <CodeText code={code} running={running} />
        <aside className={css.side} aria-label={t('facts')}>
          <ReviewFacts review={review} needs={code.needs} />
          <Decisions review={review} />
        </aside>
      </div>
    </>
  )
}
