import type { CourseDetail } from 'contract/views/class-page/schemas'
import { accessSpan } from 'contract/money/enrolments/enrolments.rules'
import { deliveryTypes, openTypes, userLimitTypes } from 'contract/values/type-codes'
import { useSite } from '../../../../platform/site.tsx'
import { formatMoment } from '../../../../platform/time.ts'
import { useNow } from '../../../../platform/use-now.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { ProgressBar } from '../../../../ui/Progress.tsx'
import { DepositNotice } from '../../../learning/challenges/DepositNotice.tsx'
import css from '../ClassPage.module.css'
import { classExtraMessages } from '../../../teaching/courses/class-extras.messages.ts'
import { courseMessages } from '../../../teaching/courses/courses.messages.ts'
import { kindMessages } from '../../../teaching/courses/course-kind.messages.ts'
import { roundMessages } from '../../../teaching/courses/rounds-shown.messages.ts'
import { Countdown } from './Countdown.tsx'
import { LevelPrice } from './LevelPrice.tsx'
import { Material } from './Material.tsx'
import { Promotion, saysSeats } from './Promotion.tsx'

/** Under which conditions: how long the price holds, how many seats, until when, for how long. */
export function Offer({ course }: { course: CourseDetail }) {
  const t = useMessages(courseMessages)
  const round = useMessages(roundMessages)
  const kind = useMessages(kindMessages)
  const { language } = useSite()
  const { payStartAt, payEndAt, startAt, vodDays } = course
  const now = useNow()
  const span = accessSpan(vodDays)
  const opensLater = payStartAt !== null && new Date(payStartAt) > now
  return (
    <>
      <LevelPrice course={course} now={now} />
      <Countdown course={course} />
      <Seats course={course} />
      <Promotion course={course} />
      <div className={css.terms}>
        <KVList>
          {opensLater && <KV k={t('payStart')} v={formatMoment(payStartAt, language)} />}
          <KV k={t('payEnd')} v={payEndAt ? formatMoment(payEndAt, language) : t('noEnd')} />
          {startAt && (
            <KV
              k={t('classStart')}
              v={
                <>
                  {course.partNumber > 1 && <b>{round('part', { n: course.partNumber })} </b>}
                  {formatMoment(startAt, language)}
                </>
              }
            />
          )}
          {course.setting.courseValidityShowYn === 'Y' && (
            <KV k={t('access')} v={t(span.unit, { count: span.count })} />
          )}
          {course.minUserCount !== null && (
            <KV k={kind('least')} v={kind('leastOf', { count: course.minUserCount })} />
          )}
          {course.openTypeCd === openTypes.external && <KV k={kind('where')} v={kind('elsewhere')} />}
          <Material course={course} />
          <Goods course={course} />
        </KVList>
      </div>
      {course.challengeDeposit && (
        <div className={css.deposit}>
          <DepositNotice rule={course.challengeDeposit} />
        </div>
      )}
    </>
  )
}

function Goods({ course }: { course: CourseDetail }) {
  const t = useMessages(classExtraMessages)
  if (course.deliveryCd === deliveryTypes.none) return null
  return <KV k={t('delivery')} v={t('deliveryIncluded')} />
}

function Seats({ course }: { course: CourseDetail }) {
  const t = useMessages(courseMessages)
  const { maxUserCount: max, attendCount: taken, userLimitTypeCd } = course
  if (userLimitTypeCd === userLimitTypes.unlimited || max === null) return null
  // How many take part is said where staff want it said.
  if (course.setting.courseAttendCountShowYn === 'N') return null
  const left = Math.max(0, max - taken)
  return (
    <div className={css.seats}>
      <p>
        <span>{t('recruiting')}</span>
        <b className="num">{t('seats', { taken, max })}</b>
      </p>
      <ProgressBar value={Math.min(100, (taken / max) * 100)} label={t('recruiting')} />
      {left > 0 && left <= FEW && !saysSeats(course) && <small>{t('fewSeats', { count: left })}</small>}
    </div>
  )
}
/** So few seats that it is worth saying. */
const FEW = 5
