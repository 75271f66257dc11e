import { reportShelves, type ReportedPost } from 'contract/class-reports'
import { choiceFrom } from 'contract/paging'
import { useState } from 'react'
import { messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDateTime } from '../../../platform/time.ts'
import { useWords } from '../../../platform/words/use-words.ts'
import { useListQuestion } from '../../../shell/management/list-question.ts'
import { PagedList } from '../../../shell/management/PagedList.tsx'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { useDismissReports, useReports } from '../class-posts.api.ts'
import { HideDialog } from '../parts/HideDialog.tsx'
import { PostPictures } from '../parts/PostPictures.tsx'
import css from './Reports.module.css'
import { reportWords } from './reports.words.ts'

/** What readers reported in the classes of whoever is here, to hide it or leave it. */
export function ReportsScreen() {
  const t = useWords(reportWords)
  const { params, page, size, turn } = useListQuestion()
  const shelf = choiceFrom(params.get('shelf'), reportShelves)
  const reports = useReports(shelf, { page, size })
  const words = {
    empty: t(shelf === 'open' ? 'emptyOpen' : 'emptySettled'),
    emptyText: t(shelf === 'open' ? 'emptyOpenText' : 'emptySettledText'),
    noMatch: '',
    showAll: '',
  }
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        count={reports.data && t('count', { count: reports.data.total })}
        sub={t('sub')}
      />
      <Tabs
        id="report-shelves"
        label={t('shelves')}
        current={shelf}
        tabs={reportShelves.map((key) => ({
          key,
          label: t(key),
          href: key === 'open' ? '/settings/class-reports' : `/settings/class-reports?shelf=${key}`,
        }))}
      />
      <div className={css.room}>
        <PagedList
          of={reports}
          page={page}
          size={size}
          {...turn}
          isFiltered={false}
          onShowAll={() => {}}
          words={words}
        >
          {(list) => (
            <ul className={css.list}>
              {list.map((one) => (
                <li key={`${one.classPostSeq}-${one.classCommentSeq}`}>
                  <Reported one={one} isOpen={shelf === 'open'} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </>
  )
}

function Reported({ one, isOpen }: { one: ReportedPost; isOpen: boolean }) {
  const t = useWords(reportWords)
  const { language } = useSite()
  const { courseSeq, writerName, content, pictures, classCommentSeq, isHidden, verdict } = one
  return (
    <article aria-label={t('reportedOf', { name: writerName })}>
      <header>
        <Anchor href={`/classes/${courseSeq}#posts`}>{one.courseTitle}</Anchor>
        <Kind>{t(classCommentSeq === null ? 'post' : 'comment')}</Kind>
        {isHidden && <Kind tone="soon">{t('hidden')}</Kind>}
        {!isOpen && verdict === 'DISMISSED' && <Kind tone="ok">{t('dismissed')}</Kind>}
      </header>
      <p className={css.said}>
        <b>{writerName}</b> {content}
      </p>
      <PostPictures pictures={pictures} writerName={writerName} />
      <ul className={css.reasons} aria-label={t('reasons', { count: one.reports.length })}>
        {one.reports.map(({ reason, description, createdAt }, at) => (
          <li key={at}>
            <b>{t(reason)}</b>
            {description !== '' && <span>{description}</span>}
            <time dateTime={createdAt} className="num">
              {formatDateTime(createdAt, language)}
            </time>
          </li>
        ))}
      </ul>
      {isOpen && <Verdict one={one} />}
    </article>
  )
}

function Verdict({ one }: { one: ReportedPost }) {
  const t = useWords(reportWords)
  const [isHiding, setHiding] = useState(false)
  const { run, isRunning } = useDismissReports()
  const { courseSeq, classPostSeq, classCommentSeq } = one
  const dismiss = () =>
    run({ courseSeq, classPostSeq, body: { classCommentSeq } }).then(
      () => toast(t('done')),
      (error: unknown) => toast({ text: messageOf(error, t('notDone')), tone: 'error' }),
    )
  return (
    <div className={css.acts}>
      <Button size="sm" variant="outline" loading={isRunning} onPress={() => void dismiss()}>
        {t('dismiss')}
      </Button>
      <Button size="sm" onPress={() => setHiding(true)}>
        {t('hide')}
      </Button>
      {isHiding && (
        <HideDialog
          courseSeq={courseSeq}
          classPostSeq={classPostSeq}
          {...(classCommentSeq !== null && { classCommentSeq })}
          onClose={() => setHiding(false)}
        />
      )}
    </div>
  )
}
