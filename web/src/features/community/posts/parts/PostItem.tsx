import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import type { ClassRole } from 'contract/community/posts/schemas'
import type { CourseSeq } from 'contract/values/ids'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { messageOf } from '../../../../platform/call.ts'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { Menu, type MenuItem } from '../../../../ui/layers/Menu.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { usePostDeeds } from '../posts.api.ts'
import { classPostMessages } from '../posts.messages.ts'
import { Comments } from './Comments.tsx'
import { HidePost } from './HidePost.tsx'
import { PostPictures } from './PostPictures.tsx'
import { ReportPost } from './ReportPost.tsx'
import css from '../posts.module.css'

interface PostItemProps {
  courseSeq: CourseSeq
  post: ClassRole
  isStaff: boolean
  /** Whether all posts of the list belong to one mission. */
  isInMission: boolean
  /** Whether the user may pin and hide the post. */
  mayManage: boolean
}

/** One post with its comments. */
export function PostItem({ courseSeq, post, isInMission, ...may }: PostItemProps) {
  const t = useMessages(classPostMessages)
  const { language } = useSite()
  const { writerName, content, pictures, createdAt, scope, isOpen, isPinned, hiddenReason, missionTitle } =
    post
  return (
    <article className={css.post} aria-label={writerName}>
      <header>
        <Avatar name={writerName} size={32} />
        <b>{writerName}</b>
        <time dateTime={createdAt} className="num">
          {formatDateTime(createdAt, language)}
        </time>
        {isPinned && <Kind tone="brand">{t('pinned')}</Kind>}
        {scope === 'PRIVATE' && <Kind>{t('private')}</Kind>}
        {isOpen && <Kind>{t('open')}</Kind>}
        {hiddenReason !== null && <Kind tone="soon">{t('hidden')}</Kind>}
        <PostMenu courseSeq={courseSeq} post={post} {...may} />
      </header>
      {missionTitle !== null && !isInMission && (
        <p className={css.about}>{t('mission', { title: missionTitle })}</p>
      )}
      {hiddenReason !== null && <Notice>{t('hiddenBecause', { reason: hiddenReason })}</Notice>}
      {content !== '' && <p>{content}</p>}
      <PostPictures pictures={pictures} writerName={writerName} />
      <Comments courseSeq={courseSeq} post={post} {...may} />
    </article>
  )
}

function PostMenu({ courseSeq, post, isStaff, mayManage }: Omit<PostItemProps, 'isInMission'>) {
  const t = useMessages(classPostMessages)
  const deeds = usePostDeeds(courseSeq)
  const [asking, setAsking] = useState<'remove' | 'hide' | 'report' | null>(null)
  const { classPostSeq, isPinned, isReported, hiddenReason, isMine, writerName, curriculumSeq } = post
  const complain = (error: unknown) => toast({ text: messageOf(error, t('notSaved')), tone: 'error' })
  const close = () => setAsking(null)
  const pin = () => void deeds.pin.run({ classPostSeq, body: { isPinned: !isPinned } }).catch(complain)
  const show = () => void deeds.hide.run({ classPostSeq, body: { reason: null } }).catch(complain)
  const managing: MenuItem[] = [
    { key: 'pin', label: t(isPinned ? 'unpin' : 'pin'), onPress: pin },
    hiddenReason === null
      ? { key: 'hide', label: t('hide'), onPress: () => setAsking('hide') }
      : { key: 'show', label: t('show'), onPress: show },
  ]
  const reporting: MenuItem = {
    key: 'report',
    label: t(isReported ? 'reported' : 'report'),
    disabled: isReported,
    onPress: () => setAsking('report'),
  }
  const removing: MenuItem = {
    key: 'remove',
    label: t('remove'),
    danger: true,
    onPress: () => setAsking('remove'),
  }
  return (
    <div className={css.menu}>
      <Menu
        label={t('actionsOf', { name: writerName })}
        icon={<IconDots size={18} />}
        items={[
          ...(mayManage ? managing : []),
          ...(isMine ? [] : [reporting]),
          ...(isMine || isStaff ? [removing] : []),
        ]}
      />
      {asking === 'remove' && (
        <AskFirst
          title={t('removeTitle')}
          okLabel={t('remove')}
          cancelLabel={t('cancel')}
          danger
          deed={() => deeds.remove.run({ classPostSeq }).then(() => t('removed'))}
          failed={t('notSaved')}
          onClose={close}
        >
          {t(curriculumSeq === null ? 'removeText' : 'removeMissionText')}
        </AskFirst>
      )}
      {asking === 'hide' && <HidePost courseSeq={courseSeq} classPostSeq={classPostSeq} onClose={close} />}
      {asking === 'report' && (
        <ReportPost courseSeq={courseSeq} classPostSeq={classPostSeq} onClose={close} />
      )}
    </div>
  )
}
