import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useSession } from '../../../../platform/session.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { Menu, type MenuItem } from '../../../../ui/layers/Menu.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Stars } from '../../../../ui/Stars.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { HideDialog } from '../../reports/HideDialog.tsx'
import { PictureGrid } from '../../../system/files/PictureGrid.tsx'
import { useFreshReviews } from '../reviews.api.ts'
import { reviewMessages } from '../reviews.messages.ts'
import { ReplyDialog } from './ReplyDialog.tsx'
import css from './ReviewSettings.module.css'
import { useHideReview, useMarkBest, useShowReview, type SiteReview } from './site-reviews.api.ts'
import { siteReviewMessages } from './site-reviews.messages.ts'
import { useMayReplyIn } from './use-may-reply.ts'

export function ReviewTable({ reviews }: { reviews: SiteReview[] }) {
  const t = useMessages(siteReviewMessages)
  const { language } = useSite()
  const refresh = useFreshReviews()
  const [hiding, setHiding] = useState<SiteReview | null>(null)
  const [replying, setReplying] = useState<SiteReview | null>(null)
  const itemsOf = useReviewMenu({ onHide: setHiding, onReply: setReplying })
  const columns: Column<SiteReview>[] = [
    {
      key: 'writer',
      head: t('writer'),
      cell: ({ writerName, createdAt }) => (
        <span className={css.who}>
          <b>{writerName}</b>
          <small className="num">{formatDate(createdAt, language)}</small>
        </span>
      ),
      bare: true,
    },
    {
      key: 'words',
      head: t('words'),
      cell: ({ reviewPoint, description, hiddenReason, pictures, writerName, reply }) => (
        <span className={css.words}>
          <Stars rate={reviewPoint} label={t('rate', { rate: reviewPoint })} size={14} />
          <span>{description}</span>
          <PictureGrid pictures={pictures} writerName={writerName} refresh={refresh} />
          {reply && (
            <span className={css.reply}>
              <b>{t('replyBy', { name: reply.writerName })}</b>
              {reply.content}
            </span>
          )}
          {hiddenReason !== null && <span className={css.why}>{t('because', { reason: hiddenReason })}</span>}
        </span>
      ),
      bare: true,
    },
    { key: 'class', head: t('class'), cell: ({ courseTitle }) => <span>{courseTitle}</span> },
    {
      key: 'state',
      head: t('state'),
      cell: ({ isHidden, isBest }) =>
        isBest ? (
          <Kind tone="brand">{t('isBest')}</Kind>
        ) : (
          <Kind tone={isHidden ? 'plain' : 'ok'}>{t(isHidden ? 'isHidden' : 'isShown')}</Kind>
        ),
    },
    {
      key: 'actions',
      head: t('actions'),
      cell: (review) => (
        <Menu
          label={t('actionsOf', { name: review.writerName })}
          icon={<IconDots size={18} />}
          items={itemsOf(review)}
        />
      ),
      bare: true,
      corner: true,
      width: 64,
    },
  ]
  return (
    <>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={reviews}
        keyOf={({ evaluationSeq }) => evaluationSeq}
      />
      {replying && <ReplyDialog review={replying} onClose={() => setReplying(null)} />}
      {hiding && <HideReview review={hiding} onClose={() => setHiding(null)} />}
    </>
  )
}

interface MenuActions {
  onHide: (review: SiteReview) => void
  onReply: (review: SiteReview) => void
}
function useReviewMenu({ onHide, onReply }: MenuActions) {
  const t = useMessages(siteReviewMessages)
  const tReview = useMessages(reviewMessages)
  const mayReplyIn = useMayReplyIn()
  const { can } = useSession()
  const show = useShowReview()
  const best = useMarkBest()
  const withToast = (doing: Promise<unknown>, done: string) =>
    void doing.then(
      () => toast({ text: done, tone: 'ok' }),
      () => toast({ text: t('failed'), tone: 'error' }),
    )
  return (review: SiteReview): MenuItem[] => {
    const { evaluationSeq, courseSeq, isHidden, isBest } = review
    const items: MenuItem[] = [{ key: 'class', label: t('toClass'), href: `/classes/${courseSeq}` }]
    if (!isHidden && mayReplyIn(courseSeq)) {
      const label = tReview(review.reply ? 'changeReply' : 'reply')
      items.unshift({ key: 'reply', label, onPress: () => onReply(review) })
    }
    if (!can('SITE_REVIEW_UPDATE')) return items
    if (isHidden) {
      const onPress = () => withToast(show.run({ evaluationSeq }), t('shownDone'))
      return [...items, { key: 'show', label: t('show'), onPress }]
    }
    const mark = () =>
      withToast(
        best.run({ evaluationSeq, body: { isBest: !isBest } }),
        t(isBest ? 'bestOffDone' : 'bestOnDone'),
      )
    return [
      ...items,
      { key: 'best', label: t(isBest ? 'bestOff' : 'bestOn'), onPress: mark },
      { key: 'hide', label: t('hide'), onPress: () => onHide(review) },
    ]
  }
}

function HideReview({ review: { evaluationSeq }, onClose }: { review: SiteReview; onClose: () => void }) {
  const t = useMessages(siteReviewMessages)
  const { run } = useHideReview()
  return (
    <HideDialog
      title={t('hideTitle')}
      hint={t('hideHint')}
      hide={(reason) => run({ evaluationSeq, body: { reason } })}
      onClose={onClose}
    />
  )
}
