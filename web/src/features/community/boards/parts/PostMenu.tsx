import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import type { Board, BoardPost } from 'contract/community/boards/schemas'
import { boardTypes } from 'contract/values/type-codes'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { useGo } from '../../../../platform/address.ts'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Menu, type MenuItem } from '../../../../ui/layers/Menu.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { boardPaths } from '../board-paths.ts'
import { useBoardPostDeeds, usePinPost } from '../boards.api.ts'
import { boardPostMessages } from '../boards.messages.ts'
import { useModerationItems } from '../use-moderation-items.tsx'

interface PostMenuProps {
  board: Board
  post: BoardPost
}

/** The actions on a post, for its writer and for staff. */
export function PostMenu({ board, post }: PostMenuProps) {
  const t = useMessages(boardPostMessages)
  const [isAsking, setAsking] = useState(false)
  const { boardSeq } = board
  const content = { boardSeq, boardPostSeq: post.boardPostSeq, boardCommentSeq: null }
  const moderation = useModerationItems(board, content, post)
  const items = [...usePostItems({ board, post }), ...moderation.items]
  if (post.isMine || board.mayDelete)
    items.push({ key: 'remove', label: t('remove'), danger: true, onPress: () => setAsking(true) })
  if (items.length === 0) return null
  return (
    <>
      <Menu label={t('actions')} icon={<IconDots size={18} />} items={items} />
      {moderation.dialog}
      {isAsking && <RemovePost board={board} post={post} onClose={() => setAsking(false)} />}
    </>
  )
}

function usePostItems({ board, post }: PostMenuProps): MenuItem[] {
  const t = useMessages(boardPostMessages)
  const paths = boardPaths(board)
  const { boardPostSeq, isMine, isPinned, isPrivate } = post
  const { setPrivate, answer } = useBoardPostDeeds({ boardSeq: board.boardSeq, boardPostSeq })
  const pin = usePinPost(board, boardPostSeq)
  const withToast = (doing: Promise<unknown>) =>
    void doing.then(
      () => toast({ text: t('changed'), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('notSaved')), tone: 'error' }),
    )
  const items: MenuItem[] = []
  if (isMine || board.mayUpdate) items.push({ key: 'edit', label: t('edit'), href: paths.edit(boardPostSeq) })
  if (isMine && (isPrivate || board.allowsPrivate))
    items.push({
      key: 'private',
      label: t(isPrivate ? 'makePublic' : 'makePrivate'),
      onPress: () => withToast(setPrivate.run({ body: { isPrivate: !isPrivate } })),
    })
  const isQuestion = board.boardTypeCd === boardTypes.question
  const mayMark = board.mayUpdate || (isMine && post.isAnswered)
  if (isQuestion && mayMark)
    items.push({
      key: 'answered',
      label: t(post.isAnswered ? 'reopen' : 'markAnswered'),
      onPress: () => withToast(answer.run({ body: { isAnswered: !post.isAnswered, boardCommentSeq: null } })),
    })
  if (board.mayUpdate && post.hiddenReason === null)
    items.push({
      key: 'pin',
      label: t(isPinned ? 'unpin' : 'pin'),
      onPress: () => withToast(pin(!isPinned)),
    })
  return items
}

function RemovePost({ board, post, onClose }: PostMenuProps & { onClose: () => void }) {
  const t = useMessages(boardPostMessages)
  const go = useGo()
  const { remove } = useBoardPostDeeds({ boardSeq: board.boardSeq, boardPostSeq: post.boardPostSeq })
  async function deed() {
    await remove.run({})
    go(boardPaths(board).list, { replace: true })
    return t('removed')
  }
  return (
    <AskFirst
      title={t('removeTitle')}
      okLabel={t('remove')}
      cancelLabel={t('keep')}
      danger
      deed={deed}
      failed={t('notSaved')}
      onClose={onClose}
    >
      {t('removeText')}
    </AskFirst>
  )
}
