import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { classPath } from 'contract/values/class-paths'
import type { CourseCard } from 'contract/teaching/courses/schemas'
import { grouped } from 'contract/values/money'
import { lazy, Suspense, useState } from 'react'
import { joinPath, useGo } from '../../../platform/address.ts'
import { messageOf } from '../../../platform/call.ts'
import { useSession } from '../../../platform/session.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { toast } from '../../../ui/layers/toast.ts'
import { useBookmarks, useLike, useUnlike } from './likes.api.ts'
import { likeMessages } from './like.messages.ts'
import css from './LikeButton.module.css'

const LoginPrompt = lazy(() =>
  import('../../../platform/LoginPrompt.tsx').then((m) => ({ default: m.LoginPrompt })),
)

interface LikeButtonProps {
  course: Pick<CourseCard, 'courseSeq' | 'serviceAlias' | 'title' | 'likeCount'>
  /** Shows the number of likes; without it the button lies on a picture. */
  withCount?: boolean
}

/** Likes a class. Visitors are prompted to sign in, and return to the class. */
export function LikeButton({ course, withCount = false }: LikeButtonProps) {
  const t = useMessages(likeMessages)
  const { isLiked, count, press, asking } = useHeart(course)
  const Heart = isLiked ? IconHeartFilled : IconHeart
  return (
    <>
      <button
        type="button"
        className={`${css.heart} ${withCount ? css.plain : css.over}`}
        aria-label={t('like', { name: course.title })}
        aria-pressed={isLiked}
        onClick={press}
      >
        <Heart size={20} aria-hidden="true" />
        {withCount && count > 0 && <span className="num">{grouped(count)}</span>}
      </button>
      {asking.isOpen && (
        <Suspense fallback={null}>
          <LoginPrompt open onClose={asking.stop} />
        </Suspense>
      )}
    </>
  )
}

/** The state of the button, the number of likes, and the action. A press shows immediately. */
function useHeart(course: LikeButtonProps['course']) {
  const t = useMessages(likeMessages)
  const go = useGo()
  const { state, isChannelUser } = useSession()
  const bookmark = useBookmarks()?.find(({ courseSeq }) => courseSeq === course.courseSeq)
  const like = useLike(course.courseSeq)
  const unlike = useUnlike(course.courseSeq)
  const [said, setSaid] = useState<{ isLiked: boolean; count: number } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const isLiked = said?.isLiked ?? bookmark !== undefined
  const count = said?.count ?? bookmark?.likeCount ?? course.likeCount

  async function turn() {
    const before = said
    setSaid({ isLiked: !isLiked, count: Math.max(0, count + (isLiked ? -1 : 1)) })
    try {
      const { likeCount } = await (isLiked ? unlike.run({}) : like.run({}))
      setSaid({ isLiked: !isLiked, count: likeCount })
    } catch (error) {
      setSaid(before)
      toast({ text: messageOf(error, t('likeFailed')), tone: 'error' })
    }
  }
  const press = () => {
    if (state === 'visitor') return setOpen(true)
    if (state !== 'signed-in' || like.isRunning || unlike.isRunning) return
    if (!isChannelUser) return go(joinPath(classPath(course)))
    void turn()
  }
  return { isLiked, count, press, asking: { isOpen, stop: () => setOpen(false) } }
}
