import { daysOf } from 'contract/learning/calendars/timetable.rules'
import { useSite } from '../../../../platform/site.tsx'
import { formatDay, formatWeekday } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { calendarMessages } from '../calendars.messages.ts'
import { DateItem } from './DateItem.tsx'
import { itemsByDay, keyOf, noonOf, type ViewProps } from './dates.ts'
import css from './Timetable.module.css'

/** The seven days of a week beside each other; below each other in narrow windows. */
export function WeekView({ state, list }: ViewProps) {
  const t = useMessages(calendarMessages)
  const { language } = useSite()
  const items = itemsByDay(list)
  return (
    <ol className={css.week} aria-label={t('week')}>
      {daysOf(state.span).map((day) => (
        <li key={day} aria-current={day === state.today ? 'date' : undefined}>
          <h3>
            <span className="visually-hidden">{formatDay(noonOf(day), language)}</span>
            <span aria-hidden>
              {formatWeekday(noonOf(day), language)} <b className="num">{Number(day.slice(8))}</b>
            </span>
          </h3>
          <ul>
            {(items.get(day) ?? []).map((item) => (
              <li key={keyOf(item)}>
                <DateItem item={item} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
