import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { classPath, DEFAULT_ALIAS } from 'contract/values/class-paths'
import type { MyCourse } from 'contract/views/my-classes/schemas'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { Art } from '../../../../ui/art/Art.tsx'
import { Picture } from '../../../../ui/Picture.tsx'
import { artOf } from '../../../../ui/art/art-of.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ProgressBar } from '../../../../ui/Progress.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { ExternalLink } from '../../../teaching/courses/ExternalLink.tsx'
import { roundMessages } from '../../../teaching/courses/rounds-shown.messages.ts'
import { inviteMessages } from '../../../growth/referrals/referrals.messages.ts'
import { ReviewDialog } from '../../../community/reviews/ReviewDialog.tsx'
import type { TabKey } from '../my-classes.api.ts'
import { enrolmentMessages } from '../my-classes.messages.ts'
import { PeriodLeft } from '../PeriodLeft.tsx'
import css from '../MyClasses.module.css'
import { Waiting, WaitingActions } from './WaitlistStatus.tsx'

const InviteDialog = lazy(() =>
  import('../../../growth/referrals/InviteDialog.tsx').then((m) => ({ default: m.InviteDialog })),
)

const actions = { start: 'startOf', go: 'goOf', again: 'againOf' } as const

interface RowProps {
  course: MyCourse
  tab: TabKey
}

/** A challenge without lessons: its missions are all there is to do. */
const isDaily = ({ productKind, curriculumCount }: MyCourse) =>
  productKind === 'CHALLENGE' && curriculumCount === 0

/** A package, or a class on another site: nothing here says how far its learner is. */
const isUncounted = (course: MyCourse) => course.curriculumCount === 0 && !isDaily(course)
const pageOf = (course: MyCourse) => classPath({ ...course, serviceAlias: DEFAULT_ALIAS })

/** One class of the learner: the progress, the end of access, and the next action. */
export function MyClassRow({ course, tab }: RowProps) {
  const t = useMessages(enrolmentMessages)
  const round = useMessages(roundMessages)
  const { courseSeq, title, imageUrl, percent, nextTitle, partNumber } = course
  const isPackage = course.productKind === 'PACKAGE'
  const page = pageOf(course)
  const hasLessons =
    !isPackage && !isDaily(course) && (course.curriculumCount > 0 || course.openTypeUrl === null)
  return (
    <li className={css.row}>
      <Anchor href={page} className={css.picture} aria-hidden="true" tabIndex={-1}>
        <Picture
          src={imageUrl}
          width={320}
          height={240}
          loading="lazy"
          instead={<Art {...artOf(courseSeq)} />}
        />
      </Anchor>
      <div className={css.text}>
        <ClassState course={course} tab={tab} />
        <h2>
          <Anchor href={page}>{title}</Anchor>
          {partNumber !== null && <small className={css.part}>{round('part', { n: partNumber })}</small>}
        </h2>
        {tab !== 'waiting' && hasLessons && (
          <div className={css.progress}>
            <ProgressBar value={percent} label={t('progress', { percent })} />
            <span className="num">
              <b>{percent}%</b>
              {t('percentOf', { total: course.curriculumCount, done: course.completedCount })}
            </span>
          </div>
        )}
        {tab === 'now' && nextTitle && percent < 100 && (
          <p className={css.next}>
            <span>{t('nextUp')}</span>
            {nextTitle}
          </p>
        )}
      </div>
      <Actions course={course} tab={tab} />
    </li>
  )
}

function ClassState({ course, tab }: RowProps) {
  const t = useMessages(enrolmentMessages)
  const { language } = useSite()
  const { state, validAt, appliedAt, isResting } = course
  if (tab === 'now') {
    return (
      <p className={css.meta}>
        <PeriodLeft validAt={validAt} />
      </p>
    )
  }
  const shown = state === 'APPROVED' ? 'EXPIRED' : state
  if (tab === 'waiting') return <Waiting course={course} />
  if (shown === 'EXPIRED' && isResting)
    return (
      <p className={css.meta}>
        <Kind tone="soon">{t('RESTING')}</Kind>
      </p>
    )
  return (
    <p className={css.meta}>
      <Kind tone="plain">{t(shown)}</Kind>
      {shown === 'EXPIRED' && validAt
        ? t('ended', { date: formatDate(validAt, language) })
        : t('applied', { date: formatDate(appliedAt, language) })}
    </p>
  )
}

function Actions({ course, tab }: RowProps) {
  const t = useMessages(enrolmentMessages)
  const invite = useMessages(inviteMessages)
  const [isWriting, setWriting] = useState(false)
  const [isInviting, setInviting] = useState(false)
  const { courseSeq, attendSeq, title, percent, nextCurriculumSeq, hasReview, canReview } = course
  const { openTypeUrl } = course
  const action = percent === 0 ? 'start' : percent === 100 ? 'again' : 'go'
  return (
    <div className={css.actions}>
      {tab === 'over' && course.state === 'APPROVED' && course.isResting && (
        <Button variant="outline" href="/memberships/mine" label={t('resumeOf', { title })}>
          {t('resumeMembership')}
        </Button>
      )}
      {tab === 'now' && openTypeUrl !== null && <ExternalLink url={openTypeUrl} title={title} />}
      {tab === 'now' && openTypeUrl === null && course.productKind !== 'PACKAGE' && !isDaily(course) && (
        <Button
          variant={percent === 0 ? 'primary' : 'outline'}
          href={`/classes/${courseSeq}/classroom/${nextCurriculumSeq ?? 'first'}`}
          icon={<IconPlayerPlayFilled size={15} aria-hidden />}
          label={t(actions[action], { title })}
        >
          {t(action)}
        </Button>
      )}
      {tab === 'now' && course.productKind === 'CHALLENGE' && (
        <Button href={`/classes/${courseSeq}/challenge`} label={t('todayOf', { title })}>
          {t('today')}
        </Button>
      )}
      {tab === 'waiting' && <WaitingActions course={course} />}
      {tab === 'over' && (
        <Button variant="outline" href={pageOf(course)}>
          {t('seeClass')}
        </Button>
      )}
      {course.hasCertificate && (
        <Button variant="subtle" href={`/me/certificates/${attendSeq}`} label={t('certificateOf', { title })}>
          {t('certificate')}
        </Button>
      )}
      {hasReview && (
        <Button variant="subtle" href={`${pageOf(course)}#reviews`} label={t('seeReviewOf', { title })}>
          {t('seeReview')}
        </Button>
      )}
      {canReview && !hasReview && (percent > 0 || isUncounted(course)) && (
        <Button variant="subtle" onPress={() => setWriting(true)} label={t('writeReviewOf', { title })}>
          {t('writeReview')}
        </Button>
      )}
      {course.canInvite && (
        <Button variant="subtle" onPress={() => setInviting(true)} label={invite('inviteTo', { title })}>
          {invite('invite')}
        </Button>
      )}
      {isInviting && (
        <Suspense fallback={null}>
          <InviteDialog course={course} onClose={() => setInviting(false)} />
        </Suspense>
      )}
      {canReview && !hasReview && isWriting && (
        <ReviewDialog
          onClose={() => setWriting(false)}
          courseSeq={courseSeq}
          own={{ attendSeq, point: null, text: null }}
        />
      )}
    </div>
  )
}
