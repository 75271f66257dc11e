import type { MissionDays } from 'contract/learning/challenges/missions.rules'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { missionDaysMessages } from './mission-days.messages.ts'

/** Says on which days of a term a mission is done. */
export function useMissionDays() {
  const t = useMessages(missionDaysMessages)
  return ({ fromDay: from, untilDay: until }: MissionDays) =>
    until === null
      ? t(from === 1 ? 'everyDay' : 'fromDay', { from })
      : t(from === until ? 'oneDay' : 'onDays', { from, until })
}
