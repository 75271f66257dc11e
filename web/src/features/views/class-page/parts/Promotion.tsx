import { useEffect, useState } from 'react'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import { userLimitTypes } from 'contract/values/type-codes'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { classExtraMessages } from '../../../teaching/courses/class-extras.messages.ts'
import css from '../ClassPage.module.css'
import { useTimeLeft } from './use-time-left.ts'

/** Whether the seats left are among the numbers. */
export const saysSeats = ({ setting }: CourseDetail) =>
  setting.coursePromotionShowYn === 'Y' && setting.courseRemainingAttendeeShowYn === 'Y'

/** True numbers that help to decide, where the owner wants them said. docs/rules.md R-310. */
export function Promotion({ course }: { course: CourseDetail }) {
  const t = useMessages(classExtraMessages)
  const { setting, attendSum, maxUserCount, attendCount, userLimitTypeCd } = course
  const isOn = setting.coursePromotionShowYn === 'Y'
  const isRolling = setting.courseRollingShowYn === 'Y'
  const hasTerm = isOn && setting.courseRemainingTermShowYn === 'Y'
  const left = useTimeLeft(hasTerm ? setting.courseRemainingEndAt : null)
  const isLimited = userLimitTypeCd !== userLimitTypes.unlimited && maxUserCount !== null
  const seats = isLimited && saysSeats(course) ? Math.max(0, maxUserCount - attendCount) : 0
  if (!isOn) return null
  return (
    <div className={css.promotion}>
      <KVList>
        {left && <KV k={t('remainingTerm')} v={<span role="timer">{left}</span>} sale />}
        {seats > 0 && <KV k={t('remainingSeats')} v={t('seatsLeft', { count: seats })} sale />}
      </KVList>
      {isRolling && attendSum !== null && attendSum > 0 && <Rolling count={attendSum} />}
    </div>
  )
}

/** The number counts up once; users with reduced motion or a screen reader get the final number. */
function Rolling({ count }: { count: number }) {
  const t = useMessages(classExtraMessages)
  const [shown, setShown] = useState(count)
  useEffect(() => {
    if (!isMoving()) return
    let frame = 0
    const began = performance.now()
    const step = (at: number) => {
      const part = Math.min(1, (at - began) / ROLLING_MS)
      setShown(Math.round(count * (1 - (1 - part) ** 3)))
      if (part < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [count])
  return (
    <p className="num">
      <span aria-hidden>{t('together', { count: shown })}</span>
      <span className="visually-hidden">{t('together', { count })}</span>
    </p>
  )
}
const ROLLING_MS = 1200
const isMoving = () => window.matchMedia?.('(prefers-reduced-motion: no-preference)').matches ?? false
