import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import type { Board, BoardComment } from 'contract/community/boards/schemas'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Menu } from '../../../../ui/layers/Menu.tsx'
import { useBoardPostDeeds, type PostRef } from '../boards.api.ts'
import { boardPostMessages } from '../boards.messages.ts'
import { moderationMessages } from '../moderation.messages.ts'
import { useModerationItems } from '../use-moderation-items.tsx'

interface CommentMenuProps {
  board: Board
  comment: BoardComment
  postRef: PostRef
}
/** The actions on a comment, for its writer, for other members and for staff. */
export function CommentMenu({ board, comment, postRef }: CommentMenuProps) {
  const t = useMessages(boardPostMessages)
  const words = useMessages(moderationMessages)
  const [isAsking, setAsking] = useState(false)
  const { removeComment } = useBoardPostDeeds(postRef)
  const { boardCommentSeq, writerName, isMine } = comment
  const { items, dialog } = useModerationItems(board, { ...postRef, boardCommentSeq }, comment)
  if (isMine || board.mayDelete)
    items.push({ key: 'remove', label: t('remove'), danger: true, onPress: () => setAsking(true) })
  if (items.length === 0) return null
  return (
    <>
      <Menu
        label={words('commentActions', { name: writerName })}
        icon={<IconDots size={18} />}
        items={items}
      />
      {dialog}
      {isAsking && (
        <AskFirst
          title={t('removeCommentTitle')}
          okLabel={t('remove')}
          cancelLabel={t('keep')}
          danger
          deed={() => removeComment.run({ boardCommentSeq }).then(() => t('commentRemoved'))}
          failed={t('notSaved')}
          onClose={() => setAsking(false)}
        >
          {t('removeCommentText')}
        </AskFirst>
      )}
    </>
  )
}
