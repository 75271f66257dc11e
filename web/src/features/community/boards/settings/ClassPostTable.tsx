import { IconDots, IconLock, IconPin } from '@tabler/icons-react'
import { useState } from 'react'
import type { ClassBoardPostLine } from 'contract/community/boards/schemas'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { messageOf } from '../../../../platform/call.ts'
import { useSession } from '../../../../platform/session.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { Menu, type MenuItem } from '../../../../ui/layers/Menu.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import { boardPaths } from '../board-paths.ts'
import { Important } from '../parts/Important.tsx'
import css from './Boards.module.css'
import { useClassPostDeeds } from './class-board-posts.api.ts'
import { classBoardPostMessages } from './class-board-posts.messages.ts'

/** Posts of class boards with the actions of staff. */
export function ClassPostTable({ posts }: { posts: ClassBoardPostLine[] }) {
  const t = useMessages(classBoardPostMessages)
  const [removing, setRemoving] = useState<ClassBoardPostLine | null>(null)
  const columns = useColumns(setRemoving)
  return (
    <>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={posts}
        keyOf={({ boardPostSeq }) => boardPostSeq}
      />
      {removing && <RemovePost post={removing} onClose={() => setRemoving(null)} />}
    </>
  )
}

const viewOf = (post: ClassBoardPostLine) => boardPaths(post).view(post.boardPostSeq)

function useColumns(onRemove: (post: ClassBoardPostLine) => void): Column<ClassBoardPostLine>[] {
  const t = useMessages(classBoardPostMessages)
  const { language } = useSite()
  const itemsOf = useItems(onRemove)
  return [
    { key: 'post', head: t('post'), cell: (post) => <PostCell post={post} />, bare: true },
    {
      key: 'board',
      head: t('board'),
      cell: ({ courseTitle, boardTitle }) => (
        <span className={css.board}>
          <span>{boardTitle}</span>
          <small>{courseTitle}</small>
        </span>
      ),
    },
    { key: 'writer', head: t('writer'), cell: ({ writerName }) => writerName },
    {
      key: 'writtenAt',
      head: t('writtenAt'),
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="num">
          {formatDate(createdAt, language)}
        </time>
      ),
    },
    {
      key: 'actions',
      head: t('actions'),
      cell: (post) => (
        <Menu
          label={t('actionsOf', { name: post.title })}
          icon={<IconDots size={18} />}
          items={itemsOf(post)}
        />
      ),
      bare: true,
      corner: true,
      width: 64,
    },
  ]
}

function PostCell({ post }: { post: ClassBoardPostLine }) {
  const t = useMessages(classBoardPostMessages)
  const { isPinned, isPrivate, importance, title, excerpt } = post
  return (
    <span className={css.name}>
      {(isPinned || isPrivate || importance === 'HIGH') && (
        <span className={css.kinds}>
          <Important of={post} />
          {isPinned && <Kind icon={<IconPin size={14} aria-hidden />}>{t('isPinned')}</Kind>}
          {isPrivate && <Kind icon={<IconLock size={14} aria-hidden />}>{t('isPrivate')}</Kind>}
        </span>
      )}
      <Anchor href={viewOf(post)}>{title}</Anchor>
      {excerpt && <small className="clamp2">{excerpt}</small>}
    </span>
  )
}

function useItems(onRemove: (post: ClassBoardPostLine) => void) {
  const t = useMessages(classBoardPostMessages)
  const { can } = useSession()
  const { pin } = useClassPostDeeds()
  const setPinned = ({ courseSeq, boardPostSeq, isPinned }: ClassBoardPostLine) =>
    void pin.run({ courseSeq, boardPostSeq, body: { isPinned: !isPinned } }).then(
      () => toast({ text: t('changed'), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('notSaved')), tone: 'error' }),
    )
  return (post: ClassBoardPostLine): MenuItem[] => {
    const items: MenuItem[] = [{ key: 'view', label: t('view'), href: viewOf(post), newTab: true }]
    if (can('CLASS_ROOM_UPDATE'))
      items.push({
        key: 'pin',
        label: t(post.isPinned ? 'unpin' : 'pin'),
        onPress: () => setPinned(post),
      })
    if (can('CLASS_ROOM_UPDATE') || can('SITE_BOARD_DELETE'))
      items.push({ key: 'remove', label: t('remove'), danger: true, onPress: () => onRemove(post) })
    return items
  }
}

function RemovePost({ post, onClose }: { post: ClassBoardPostLine; onClose: () => void }) {
  const t = useMessages(classBoardPostMessages)
  const { remove } = useClassPostDeeds()
  const { boardSeq, boardPostSeq, title } = post
  return (
    <AskFirst
      title={t('removeTitle', { name: title })}
      okLabel={t('remove')}
      cancelLabel={t('keep')}
      danger
      deed={() => remove.run({ boardSeq, boardPostSeq }).then(() => t('removed'))}
      failed={t('notSaved')}
      onClose={onClose}
    >
      {t('removeText')}
    </AskFirst>
  )
}
