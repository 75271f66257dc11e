import type { ClassSeq, CourseSeq } from 'contract/values/ids'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Select } from '../../../../ui/forms/Select.tsx'
import { roundMessages } from '../../../teaching/courses/rounds-shown.messages.ts'
import { useRounds } from '../attendees.api.ts'
import { attendeeMessages } from '../attendees.messages.ts'
import css from '../AttendeesScreen.module.css'

interface RoundChoiceProps {
  courseSeq: CourseSeq
  chosen: ClassSeq | undefined
  onChoose: (round: string) => void
}

/** Selects a round, if the class has several. */
export function RoundChoice({ courseSeq, chosen, onChoose }: RoundChoiceProps) {
  const t = useMessages(attendeeMessages)
  const round = useMessages(roundMessages)
  const { data } = useRounds(courseSeq)
  const opened = data?.list.filter(({ state }) => state === 'OPENED') ?? []
  if (opened.length < 2) return null
  const rounds = opened.map(({ classSeq, partNumber, attendCount }) => ({
    value: String(classSeq),
    label: t('roundOf', { name: round('part', { n: partNumber }), count: attendCount }),
  }))
  return (
    <div className={css.rounds}>
      <Select
        label={t('round')}
        hideLabel
        value={chosen === undefined ? 'all' : String(chosen)}
        onChange={(value) => onChoose(value === 'all' ? '' : value)}
        options={[{ value: 'all', label: t('allRounds') }, ...rounds]}
      />
    </div>
  )
}
