import type { ClassCommentSeq, ClassPostSeq, CourseSeq } from 'contract/values/ids'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { HideDialog } from '../../reports/HideDialog.tsx'
import { usePostDeeds } from '../posts.api.ts'
import { classPostMessages } from '../posts.messages.ts'

interface PostRef {
  courseSeq: CourseSeq
  classPostSeq: ClassPostSeq
  /** The comment to hide; absent or null to hide the post itself. */
  classCommentSeq?: ClassCommentSeq | null
}
/** Hides a post or a comment with a reason that its writer reads; shows it again where the reason is null. */
export function useHiding({ courseSeq, classPostSeq, classCommentSeq = null }: PostRef) {
  const t = useMessages(classPostMessages)
  const { hide, hideComment } = usePostDeeds(courseSeq)
  const isPost = classCommentSeq === null
  return {
    hideTitle: t(isPost ? 'hideTitle' : 'hideCommentTitle'),
    hideHint: t(isPost ? 'hideHint' : 'hideCommentHint'),
    hide: (reason: string | null) =>
      isPost
        ? hide.run({ classPostSeq, body: { reason } })
        : hideComment.run({ classPostSeq, classCommentSeq, body: { reason } }),
  }
}

export function HidePost({ onClose, ...postRef }: PostRef & { onClose: () => void }) {
  const { hideTitle, hideHint, hide } = useHiding(postRef)
  return <HideDialog title={hideTitle} hint={hideHint} hide={hide} onClose={onClose} />
}
