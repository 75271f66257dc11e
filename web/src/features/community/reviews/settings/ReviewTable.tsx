import { IconDots } from '@tabler/icons-react'
import { useSession } from '../../../../platform/session.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { Menu, type MenuItem } from '../../../../ui/layers/Menu.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Stars } from '../../../../ui/Stars.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import css from './ReviewSettings.module.css'
import { useHideReview, useShowReview, type SiteReview } from './site-reviews.api.ts'
import { siteReviewMessages } from './site-reviews.messages.ts'

export function ReviewTable({ reviews }: { reviews: SiteReview[] }) {
  const t = useMessages(siteReviewMessages)
  const { language } = useSite()
  const itemsOf = useReviewMenu()
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
      cell: ({ reviewPoint, description }) => (
        <span className={css.words}>
          <Stars rate={reviewPoint} label={t('rate', { rate: reviewPoint })} size={14} />
          <span>{description}</span>
        </span>
      ),
      bare: true,
    },
    { key: 'class', head: t('class'), cell: ({ courseTitle }) => <span>{courseTitle}</span> },
    {
      key: 'state',
      head: t('state'),
      cell: ({ isHidden }) => (
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
    <DataTable
      label={t('title')}
      columns={columns}
      rows={reviews}
      keyOf={({ evaluationSeq }) => evaluationSeq}
    />
  )
}

/** Hiding asks for no confirmation, because staff can revert it. */
function useReviewMenu() {
  const t = useMessages(siteReviewMessages)
  const { can } = useSession()
  const hide = useHideReview()
  const show = useShowReview()
  return ({ evaluationSeq, courseSeq, isHidden }: SiteReview): MenuItem[] => {
    const turn = () =>
      void (isHidden ? show : hide).run({ evaluationSeq }).then(
        () => toast({ text: t(isHidden ? 'shownDone' : 'hidDone'), tone: 'ok' }),
        () => toast({ text: t('failed'), tone: 'error' }),
      )
    return [
      { key: 'class', label: t('toClass'), href: `/classes/${courseSeq}` },
      ...(can('SITE_REVIEW_UPDATE')
        ? [{ key: 'turn', label: t(isHidden ? 'show' : 'hide'), onPress: turn }]
        : []),
    ]
  }
}
