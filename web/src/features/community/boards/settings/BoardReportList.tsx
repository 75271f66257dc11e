import { useState } from 'react'
import type { listBoardReports } from 'contract/community/boards/reports.api'
import { boardReportShelves, type BoardReportShelf } from 'contract/community/boards/reports.rules'
import type { ReportedBoardPost } from 'contract/community/boards/reports.schemas'
import type { Output } from 'contract/http/endpoint'
import { choiceFrom } from 'contract/values/paging'
import { messageOf } from '../../../../platform/call.ts'
import { useListQuestion } from '../../../../platform/management/list-query.ts'
import { PagedList } from '../../../../platform/management/PagedList.tsx'
import type { QueryResult } from '../../../../platform/management/QueryState.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useCanHere } from '../../../../platform/use-can-here.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Tabs } from '../../../../ui/Tabs.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { boardPaths } from '../board-paths.ts'
import { useModeration } from '../moderation.api.ts'
import { moderationMessages } from '../moderation.messages.ts'
import { HideContent } from '../parts/HideContent.tsx'
import css from './BoardReports.module.css'
import { boardReportMessages } from './board-reports.messages.ts'

/** What the address says about the list. */
export function useReportFilter() {
  const { params, page, size, turn } = useListQuestion()
  return { query: { shelf: choiceFrom(params.get('shelf'), boardReportShelves), page, size }, turn }
}

interface BoardReportListProps extends ReturnType<typeof useReportFilter> {
  of: QueryResult<Output<typeof listBoardReports>>
  /** The address of the list. */
  path: string
}
/** Reported posts and comments, and those that are hidden now, with what staff do about each. */
export function BoardReportList({ of: reports, query, turn, path }: BoardReportListProps) {
  const t = useMessages(boardReportMessages)
  const { shelf, ...paged } = query
  const words = { empty: t(`${shelf}Empty`), emptyText: t(`${shelf}EmptyText`), noMatch: '', showAll: '' }
  return (
    <>
      <Tabs
        id="board-report-shelves"
        label={t('shelves')}
        current={shelf}
        tabs={boardReportShelves.map((key) => ({
          key,
          label: t(key),
          href: key === 'open' ? path : `${path}?shelf=${key}`,
        }))}
      />
      <div className={css.listed}>
        <PagedList of={reports} {...paged} {...turn} isFiltered={false} onShowAll={() => {}} words={words}>
          {(list) => (
            <ul className={css.list}>
              {list.map((one) => (
                <li key={`${one.boardPostSeq}-${one.boardCommentSeq}`}>
                  <Reported one={one} shelf={shelf} />
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
  one: ReportedBoardPost
  shelf: BoardReportShelf
}
function Reported({ one, shelf }: ReportedProps) {
  const t = useMessages(boardReportMessages)
  const words = useMessages(moderationMessages)
  const { language } = useSite()
  const { writerName, content, boardCommentSeq, hiddenReason, verdict, reports, reportCount } = one
  const view = boardPaths(one).view(one.boardPostSeq)
  return (
    <article aria-label={t('reportedOf', { name: writerName })}>
      <header>
        <Kind>{t(boardCommentSeq === null ? 'post' : 'comment')}</Kind>
        {hiddenReason !== null && <Kind tone="soon">{words('hidden')}</Kind>}
        {shelf === 'settled' && hiddenReason === null && verdict === 'DISMISSED' && (
          <Kind tone="ok">{t('dismissed')}</Kind>
        )}
        <span>{[one.courseTitle, one.boardTitle].filter((name) => name !== null).join(' · ')}</span>
      </header>
      <p className={css.title}>
        <Anchor href={boardCommentSeq === null ? view : `${view}#comment-${boardCommentSeq}`}>
          {one.title}
        </Anchor>
      </p>
      <p className={css.words}>
        <b>{writerName}</b> {content}
      </p>
      {hiddenReason !== null && <p className={css.why}>{t('because', { reason: hiddenReason })}</p>}
      {reportCount > 0 && (
        <ul className={css.reasons} aria-label={t('reasons', { count: reportCount })}>
          {reports.map(({ reason, description, createdAt }, at) => (
            <li key={at}>
              <b>{words(reason)}</b>
              {description !== '' && <span>{description}</span>}
              <time dateTime={createdAt} className="num">
                {formatDateTime(createdAt, language)}
              </time>
            </li>
          ))}
        </ul>
      )}
      <Deeds one={one} isOpen={shelf === 'open'} />
    </article>
  )
}

function Deeds({ one, isOpen }: { one: ReportedBoardPost; isOpen: boolean }) {
  const t = useMessages(boardReportMessages)
  const words = useMessages(moderationMessages)
  const [isAsking, setAsking] = useState(false)
  const can = useCanHere()
  const inClass = one.courseSeq !== null && can('CLASS_ROOM_UPDATE')
  const courseSeq = inClass ? one.courseSeq : null
  const { hide, dismiss, isHiding, isDismissing } = useModeration(courseSeq)
  if (!inClass && !can('SITE_BOARD_UPDATE')) return null
  const withToast = (doing: Promise<unknown>, done: string) =>
    void doing.then(
      () => toast(done),
      (error: unknown) => toast({ text: messageOf(error, words('failed')), tone: 'error' }),
    )
  const isHidden = one.hiddenReason !== null
  return (
    <div className={css.acts}>
      {isHidden && (
        <Button
          size="sm"
          variant="outline"
          loading={isHiding}
          onPress={() => withToast(hide(one, null), words('showDone'))}
        >
          {words('show')}
        </Button>
      )}
      {isOpen && (
        <Button
          size="sm"
          variant="outline"
          loading={isDismissing}
          onPress={() => withToast(dismiss(one), t('dismissDone'))}
        >
          {t('dismiss')}
        </Button>
      )}
      {!isHidden && (
        <Button size="sm" variant={isOpen ? 'primary' : 'outline'} onPress={() => setAsking(true)}>
          {words('hide')}
        </Button>
      )}
      {isAsking && <HideContent of={one} courseSeq={courseSeq} onClose={() => setAsking(false)} />}
    </div>
  )
}
