import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import type { ClassComment } from 'contract/community/posts/schemas'
import type { ClassPostSeq, CourseSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Menu, type MenuItem } from '../../../../ui/layers/Menu.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { usePostDeeds } from '../posts.api.ts'
import { classPostMessages } from '../posts.messages.ts'
import { HidePost } from './HidePost.tsx'
import { ReportPost } from './ReportPost.tsx'
import css from '../posts.module.css'

interface CommentMenuProps {
  postRef: { courseSeq: CourseSeq; classPostSeq: ClassPostSeq }
  comment: ClassComment
  isStaff: boolean
  /** Whether the user may hide the comment. */
  mayManage: boolean
}

/** The actions on a comment: for its writer, for other readers, and for staff. */
export function CommentMenu({ postRef, comment, isStaff, mayManage }: CommentMenuProps) {
  const t = useMessages(classPostMessages)
  const { removeComment, hideComment } = usePostDeeds(postRef.courseSeq)
  const [asking, setAsking] = useState<'hide' | 'report' | null>(null)
  const { classCommentSeq, writerName, isMine, isReported, hiddenReason } = comment
  const about = { classPostSeq: postRef.classPostSeq, classCommentSeq }
  const complain = (error: unknown) => toast({ text: messageOf(error, t('notSaved')), tone: 'error' })
  const show = () => void hideComment.run({ ...about, body: { reason: null } }).catch(complain)
  const items: MenuItem[] = []
  if (mayManage)
    items.push(
      hiddenReason === null
        ? { key: 'hide', label: t('hide'), onPress: () => setAsking('hide') }
        : { key: 'show', label: t('show'), onPress: show },
    )
  if (!isMine) {
    const label = t(isReported ? 'reported' : 'report')
    items.push({ key: 'report', label, disabled: isReported, onPress: () => setAsking('report') })
  }
  if (isMine || isStaff) {
    const remove = () => void removeComment.run(about).catch(complain)
    items.push({ key: 'remove', label: t('remove'), danger: true, onPress: remove })
  }
  const close = () => setAsking(null)
  return (
    <div className={css.menu}>
      <Menu
        label={t('actionsOfTheComment', { name: writerName })}
        icon={<IconDots size={18} />}
        items={items}
      />
      {asking === 'hide' && <HidePost {...postRef} {...about} onClose={close} />}
      {asking === 'report' && <ReportPost {...postRef} {...about} onClose={close} />}
    </div>
  )
}
