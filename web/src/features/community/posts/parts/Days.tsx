import { useSite } from '../../../../platform/site.tsx'
import { formatDay } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import { challengeMessages } from '../challenge.messages.ts'
import css from '../posts.module.css'

interface Day {
  day: string
  count: number
}
/** The days on which the learner wrote a post. */
export function Days({ of }: { of: readonly Day[] }) {
  const t = useMessages(challengeMessages)
  const { language } = useSite()
  const dayOf = (day: string) => formatDay(`${day}T00:00:00+09:00`, language)
  return (
    <ul className={css.days}>
      {of.map(({ day, count }) => (
        <li key={day}>
          <Kind tone="ok">{count === 1 ? dayOf(day) : t('dayDone', { day: dayOf(day), count })}</Kind>
        </li>
      ))}
    </ul>
  )
}
