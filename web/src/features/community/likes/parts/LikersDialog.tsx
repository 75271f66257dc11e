import { useState } from 'react'
import { DEFAULT_PAGE_SIZE } from 'contract/values/paging'
import type { CourseSeq } from 'contract/values/ids'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useQuoted } from '../../../../platform/words/use-quoted.ts'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { ListPages } from '../../../../platform/management/ListPages.tsx'
import { DataTable } from '../../../../ui/DataTable.tsx'
import { Dialog } from '../../../../ui/layers/Dialog.tsx'
import { useLikers } from '../likes.api.ts'
import { likesMessages } from '../likes.messages.ts'

interface LikersDialogProps {
  of: { courseSeq: CourseSeq; title: string }
  onClose: () => void
}

/** The members who like a class, newest first. */
export function LikersDialog({ of: { courseSeq, title }, onClose }: LikersDialogProps) {
  const t = useMessages(likesMessages)
  const quoted = useQuoted()
  const { language } = useSite()
  const [page, setPage] = useState(1)
  const likers = useLikers(courseSeq, { page, size: DEFAULT_PAGE_SIZE })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('whoLikes', { name: quoted(title) })}
      closeLabel={t('close')}
      size="small-medium"
    >
      <Answer of={likers}>
        {({ list, total }) => (
          <>
            <DataTable
              label={t('who')}
              rows={list}
              keyOf={({ userSeq }) => userSeq}
              columns={[
                { key: 'member', head: t('member'), cell: ({ name }) => <b>{name}</b>, bare: true },
                {
                  key: 'since',
                  head: t('since'),
                  cell: ({ likeAt }) => formatDateTime(likeAt, language),
                  end: true,
                },
              ]}
            />
            <ListPages page={page} size={DEFAULT_PAGE_SIZE} total={total} onPage={setPage} />
          </>
        )}
      </Answer>
    </Dialog>
  )
}
