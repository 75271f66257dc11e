import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useSession } from '../../../../platform/session.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { withSeparators } from '../../../../ui/forms/digits.ts'
import { Menu, type MenuItem } from '../../../../ui/layers/Menu.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import type { Segment } from '../segments.api.ts'
import { segmentMessages } from '../segments.messages.ts'
import { DeleteSegment } from './DeleteSegment.tsx'
import css from './segments.module.css'

/** One row for each segment: how it is filled and how many members it holds. */
export function SegmentTable({ segments }: { segments: Segment[] }) {
  const t = useMessages(segmentMessages)
  const { language } = useSite()
  const [deleting, setDeleting] = useState<Segment | null>(null)
  const itemsOf = useItems(setDeleting)
  const columns: Column<Segment>[] = [
    {
      key: 'name',
      head: t('name'),
      cell: ({ segmentSeq, name }) => (
        <Anchor className={css.name} href={`/settings/members/segment/${segmentSeq}`}>
          {name}
        </Anchor>
      ),
      bare: true,
    },
    {
      key: 'kind',
      head: t('kind'),
      cell: ({ kind }) => <Kind tone={kind === 'RULE' ? 'brand' : 'plain'}>{t(kind)}</Kind>,
    },
    {
      key: 'members',
      head: t('members'),
      cell: ({ memberCount }) => <span className="num">{withSeparators(memberCount)}</span>,
      end: true,
    },
    {
      key: 'changed',
      head: t('changed'),
      cell: ({ updatedAt }) => <span className="num">{formatDate(updatedAt, language)}</span>,
    },
    {
      key: 'actions',
      head: t('actions'),
      cell: (segment) => (
        <Menu
          label={t('actionsOf', { name: segment.name })}
          icon={<IconDots size={18} />}
          items={itemsOf(segment)}
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
        rows={segments}
        keyOf={({ segmentSeq }) => segmentSeq}
      />
      {deleting && <DeleteSegment segment={deleting} onClose={() => setDeleting(null)} />}
    </>
  )
}

function useItems(onDelete: (segment: Segment) => void) {
  const t = useMessages(segmentMessages)
  const { can } = useSession()
  return (segment: Segment): MenuItem[] => {
    const href = `/settings/members/segment/${segment.segmentSeq}`
    const view = { key: 'view', label: t('view'), href }
    if (!can('SITE_USER_UPDATE')) return [view]
    return [
      view,
      { key: 'edit', label: t('edit'), href: `${href}/edit` },
      { key: 'remove', label: t('remove'), danger: true, onPress: () => onDelete(segment) },
    ]
  }
}
