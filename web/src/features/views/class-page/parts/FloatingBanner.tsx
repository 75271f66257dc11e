import { IconStarFilled, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { BottomBar } from '../../../../ui/BottomBar.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { classExtraMessages } from '../../../teaching/courses/class-extras.messages.ts'
import { EnrolButton } from './EnrolButton.tsx'
import css from './FloatingBanner.module.css'
import { useTimeLeft } from './use-time-left.ts'

/** The owner's banner over the page: at the lower edge of a wide window, above the enrol button on a phone. */
export function FloatingBanner({ course, as }: { course: CourseDetail; as: 'bar' | 'line' }) {
  const t = useMessages(classExtraMessages)
  const [isOpen, setOpen] = useState(true)
  if (as === 'line') return <Line course={course} />
  if (!isOpen) return null
  return (
    <aside className={css.wide} aria-label={t('banner')}>
      <BottomBar always>
        <div className={`wrap ${css.bar}`}>
          <Line course={course} />
          <div className={css.button}>
            <EnrolButton course={course} says={course.setting.courseFloatingButton} size="md" />
          </div>
          <IconButton label={t('close')} icon={<IconX size={20} />} onPress={() => setOpen(false)} />
        </div>
      </BottomBar>
    </aside>
  )
}

function Line({ course }: { course: CourseDetail }) {
  const t = useMessages(classExtraMessages)
  const { setting, reviewCount } = course
  const left = useTimeLeft(setting.courseRemainingEndAt)
  const rate = course.reviewRate.toFixed(1)
  const hasRate =
    setting.courseFloatingReviewShowYn === 'Y' && setting.courseReviewShowYn === 'Y' && reviewCount > 0
  return (
    <p className={css.line}>
      <b>{setting.courseFloatingLabel}</b>
      {hasRate && (
        <span className={css.rate}>
          <IconStarFilled size={15} aria-hidden />
          <span aria-hidden>{rate}</span>
          <span className="visually-hidden">{t('rate', { rate })}</span>
        </span>
      )}
      {left && (
        <span className={`${css.left} num`} role="timer">
          {t('ends', { left })}
        </span>
      )}
    </p>
  )
}
