import { IconCheck } from '@tabler/icons-react'
import type { CourseSeq } from 'contract/values/ids'
import { formatTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Card } from '../../../../ui/Card.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import type { TodayMission } from '../learner.api.ts'
import { challengeTodayMessages } from '../today.messages.ts'
import { CheckInForm } from './CheckInForm.tsx'
import css from '../today.module.css'

const tones = { OPEN: 'brand', DONE: 'ok', EARLY: 'plain', MISSED: 'soon' } as const

interface MissionCardProps {
  courseSeq: CourseSeq
  mission: TodayMission
  /** Whether the reader takes part. */
  isOwn: boolean
}
export function MissionCard({ courseSeq, mission, isOwn }: MissionCardProps) {
  const t = useMessages(challengeTodayMessages)
  const { title, content, state, point, dailyEndTime, opensAt, closesAt } = mission
  return (
    <Card as="article" className={css.mission}>
      <header>
        <h3>{title}</h3>
        <Kind tone={tones[state]} icon={state === 'DONE' && <IconCheck size={14} aria-hidden />}>
          {t(state, { time: formatTime(opensAt) })}
        </Kind>
      </header>
      {content !== '' && <p className={css.words}>{content}</p>}
      <p className={css.about}>
        {[
          ...(dailyEndTime !== null && state === 'OPEN' ? [t('until', { time: formatTime(closesAt) })] : []),
          ...(point > 0 ? [t('point', { point })] : []),
        ].join(' · ')}
      </p>
      {state === 'OPEN' && isOwn && <CheckInForm courseSeq={courseSeq} mission={mission} />}
    </Card>
  )
}
