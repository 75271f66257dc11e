import { useSite } from '../../../../platform/site.tsx'
import { formatDay } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { calendarMessages } from '../calendars.messages.ts'
import { DateItem } from './DateItem.tsx'
import { itemsByDay, keyOf, noonOf, type ViewProps } from './dates.ts'
import css from './Timetable.module.css'

/** The days with dates, one below the other. */
export function ListView({ state, list }: ViewProps) {
  const t = useMessages(calendarMessages)
  const { language } = useSite()
  return (
    <ol className={css.list} aria-label={t('list')}>
      {[...itemsByDay(list)].map(([day, items]) => (
        <li key={day} aria-current={day === state.today ? 'date' : undefined}>
          <h3>
            {formatDay(noonOf(day), language)} {day === state.today && <small>{t('isToday')}</small>}
          </h3>
          <ul>
            {items.map((item) => (
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
