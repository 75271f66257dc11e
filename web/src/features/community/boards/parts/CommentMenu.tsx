import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import type { Board, BoardComment, BoardPost } from 'contract/community/boards/schemas'
import { boardTypes } from 'contract/values/type-codes'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Menu } from '../../../../ui/layers/Menu.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useBoardPostDeeds, type PostRef } from '../boards.api.ts'
import { boardPostMessages } from '../boards.messages.ts'
import { moderationMessages } from '../moderation.messages.ts'
import { useModerationItems } from '../use-moderation-items.tsx'

interface CommentMenuProps {
  board: Board
  comment: BoardComment
  post: BoardPost
  postRef: PostRef
}
/** The actions on a comment, for its writer, for other members and for staff. */
export function CommentMenu({ board, comment, post, postRef }: CommentMenuProps) {
  const t = useMessages(boardPostMessages)
  const words = useMessages(moderationMessages)
  const [isAsking, setAsking] = useState(false)
  const { removeComment, answer } = useBoardPostDeeds(postRef)
  const { boardCommentSeq, writerName, isMine } = comment
  const { items, dialog } = useModerationItems(board, { ...postRef, boardCommentSeq }, comment)
  const isQuestion = board.boardTypeCd === boardTypes.question
  const isAccepted = post.acceptedSeq === boardCommentSeq
  if (isQuestion && !isAccepted && comment.hiddenReason === null && (post.isMine || board.mayUpdate))
    items.unshift({
      key: 'accept',
      label: t('accept'),
      onPress: () =>
        void answer.run({ body: { isAnswered: true, boardCommentSeq } }).then(
          () => toast({ text: t('accepted'), tone: 'ok' }),
          (error: unknown) => toast({ text: messageOf(error, t('notSaved')), tone: 'error' }),
        ),
    })
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
