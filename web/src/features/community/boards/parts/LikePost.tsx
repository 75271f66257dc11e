import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useState } from 'react'
import type { Board, BoardPost } from 'contract/community/boards/schemas'
import { messageOf } from '../../../../platform/call.ts'
import { LoginPrompt } from '../../../../platform/LoginPrompt.tsx'
import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { cx } from '../../../../ui/cx.ts'
import { toast } from '../../../../ui/layers/toast.ts'
import { useBoardPostDeeds } from '../boards.api.ts'
import { boardPostMessages } from '../boards.messages.ts'
import css from '../boards.module.css'

/** The likes of a post, and a button to like it. */
export function LikePost({ board: { boardSeq }, post }: { board: Pick<Board, 'boardSeq'>; post: BoardPost }) {
  const t = useMessages(boardPostMessages)
  const { state } = useSession()
  const { like } = useBoardPostDeeds({ boardSeq, boardPostSeq: post.boardPostSeq })
  const [isAsking, setAsking] = useState(false)
  const { isLiked, likeCount } = post
  const press = () => {
    if (state !== 'signed-in') return setAsking(true)
    return void like
      .run({ body: { isLiked: !isLiked } })
      .catch((error: unknown) => toast({ text: messageOf(error, t('notSaved')), tone: 'error' }))
  }
  const Heart = isLiked ? IconHeartFilled : IconHeart
  return (
    <>
      <button
        type="button"
        className={cx(css.like, isLiked && css.liked)}
        aria-pressed={isLiked}
        disabled={like.isRunning}
        onClick={press}
      >
        <Heart size={18} aria-hidden />
        {likeCount > 0 ? t('likeCount', { count: likeCount }) : t('like')}
      </button>
      <LoginPrompt open={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}
