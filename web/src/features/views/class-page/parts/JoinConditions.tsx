import type { CourseDetail } from 'contract/views/class-page/schemas'
import { classPath } from 'contract/values/class-paths'
import { joinPath, loginPath } from '../../../../platform/address.ts'
import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { classExtraMessages } from '../../../teaching/courses/class-extras.messages.ts'
import { useViewer } from '../class-page.api.ts'
import css from '../ClassPage.module.css'
import { usePreviewedAs } from '../previewed-as.ts'

/** The conditions that the user does not meet, and how to meet them; nothing until the session is known. */
export function JoinConditions({ course }: { course: CourseDetail }) {
  const t = useMessages(classExtraMessages)
  const { state } = useSession()
  const { data } = useViewer(course.courseSeq)
  const previewedAs = usePreviewedAs()
  const isVisitor = state === 'visitor' || previewedAs === 'visitor'
  const own = previewedAs === null ? (data?.joinConditions ?? []) : []
  const conditions = isVisitor ? course.joinConditions : own
  // Who learns here already needs no level any more.
  const isIn = Boolean(data?.attend) && !isVisitor
  const unmet = conditions.filter(
    ({ type, satisfied }) => !satisfied && (type === 'MEMBER_ONLY' || (type === 'LEVEL' && !isIn)),
  )
  if (unmet.length === 0) return null
  const level = unmet.find(({ type }) => type === 'LEVEL')
  const isJoined = data?.isChannelUser === true && !isVisitor
  const page = classPath(course)
  return (
    <div className={css.conditions}>
      <Notice tone="info" title={t('joinTitle')}>
        {unmet.some(({ type }) => type === 'MEMBER_ONLY') && <p>{t('MEMBER_ONLY')}</p>}
        {level && <p>{t('LEVEL', { name: level.name ?? '' })}</p>}
        <div>
          {isVisitor && <Anchor href={loginPath(page)}>{t('signIn')}</Anchor>}
          {isJoined ? (
            <Anchor href="/me/level">{t('myLevel')}</Anchor>
          ) : (
            <Anchor href={joinPath(page)}>{t('join')}</Anchor>
          )}
        </div>
      </Notice>
    </div>
  )
}
