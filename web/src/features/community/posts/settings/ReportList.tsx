import type { ReportedPost } from 'contract/community/posts/reports.schemas'
import { reportShelves } from 'contract/community/posts/reports.rules'
import type { listClassReports } from 'contract/community/posts/reports.api'
import type { Output } from 'contract/http/endpoint'
import { choiceFrom } from 'contract/values/paging'
import { useState } from 'react'
import { messageOf } from '../../../../platform/call.ts'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import type { QueryResult } from '../../../../platform/management/QueryState.tsx'
import { useListQuestion } from '../../../../platform/management/list-query.ts'
import { PagedList } from '../../../../platform/management/PagedList.tsx'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Tabs } from '../../../../ui/Tabs.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { useDismissReports } from '../posts.api.ts'
import { HideDialog } from '../parts/HideDialog.tsx'
import { PostPictures } from '../parts/PostPictures.tsx'
import css from './Reports.module.css'
import { reportMessages } from './reports.messages.ts'

/** The filter of reports in the address. */
export function useReportQuestion() {
  const { params, page, size, turn } = useListQuestion()
  return { query: { shelf: choiceFrom(params.get('shelf'), reportShelves), page, size }, turn }
}

interface ReportListProps extends ReturnType<typeof useReportQuestion> {
  of: QueryResult<Output<typeof listClassReports>>
  /** The address of the list. */
  path: string
  /** Whether all reports belong to one class, so that its name is hidden. */
  isOfOne?: boolean
}

/** Reported posts and comments, the actions to hide them or keep them, and the decisions. */
export function ReportList({
  of: reports,
  query: { shelf, ...paged },
  turn,
  path,
  isOfOne,
}: ReportListProps) {
  const t = useMessages(reportMessages)
  const words = {
    empty: t(shelf === 'open' ? 'emptyOpen' : 'emptySettled'),
    emptyText: t(shelf === 'open' ? 'emptyOpenText' : 'emptySettledText'),
    noMatch: '',
    showAll: '',
  }
  return (
    <>
      <Tabs
        id="report-shelves"
        label={t('shelves')}
        current={shelf}
        tabs={reportShelves.map((key) => ({
          key,
          label: t(key),
          href: key === 'open' ? path : `${path}?shelf=${key}`,
        }))}
      />
      <div className={css.room}>
        <PagedList of={reports} {...paged} {...turn} isFiltered={false} onShowAll={() => {}} words={words}>
          {(list) => (
            <ul className={css.list}>
              {list.map((one) => (
                <li key={`${one.classPostSeq}-${one.classCommentSeq}`}>
                  <Reported one={one} isOpen={shelf === 'open'} isOfOne={isOfOne} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </>
  )
}

interface ReportedProps {
  one: ReportedPost
  isOpen: boolean
  isOfOne: boolean | undefined
}
function Reported({ one, isOpen, isOfOne }: ReportedProps) {
  const t = useMessages(reportMessages)
  const { language } = useSite()
  const { courseSeq, writerName, content, pictures, classCommentSeq, isHidden, verdict } = one
  return (
    <article aria-label={t('reportedOf', { name: writerName })}>
      <header>
        {!isOfOne && <Anchor href={`/classes/${courseSeq}#posts`}>{one.courseTitle}</Anchor>}
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
  const t = useMessages(reportMessages)
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
