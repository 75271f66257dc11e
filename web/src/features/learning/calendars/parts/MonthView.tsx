import { daysOf } from 'contract/learning/calendars/timetable.rules'
import { weekdayName } from 'contract/values/moments'
import { useSite } from '../../../../platform/site.tsx'
import { formatDay, formatTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { calendarMessages } from '../calendars.messages.ts'
import type { TimetableState } from '../use-timetable-view.ts'
import { itemsByDay, keyOf, noonOf, pathOf, type DatedItem, type ViewProps } from './dates.ts'
import css from './Timetable.module.css'

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6]
const MAX_IN_CELL = 3

/** A month as a table of weeks. Narrow windows show the number of dates in place of their titles. */
export function MonthView({ state, list }: ViewProps) {
  const t = useMessages(calendarMessages)
  const { language } = useSite()
  const items = itemsByDay(list)
  const days = daysOf(state.span)
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
  return (
    <table className={css.month} aria-label={t('month')}>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col">
              {weekdayName(weekday, language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Cell key={day} day={day} items={items.get(day) ?? []} state={state} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ day, items, state }: { day: string; items: DatedItem[]; state: TimetableState }) {
  const t = useMessages(calendarMessages)
  const { language } = useSite()
  const isOutside = day.slice(0, 7) !== state.day.slice(0, 7)
  const isToday = day === state.today
  const toList = () => state.show({ view: 'list', day })
  return (
    <td data-outside={isOutside || undefined} aria-current={isToday ? 'date' : undefined}>
      {items.length > 0 ? (
        <button
          type="button"
          className={css.number}
          aria-label={t('dayOf', { day: formatDay(noonOf(day), language), count: items.length })}
          onClick={toList}
        >
          <b className="num">{Number(day.slice(8))}</b>
          <i className="num">{items.length}</i>
        </button>
      ) : (
        <span className={css.number}>
          <b className="num">{Number(day.slice(8))}</b>
        </span>
      )}
      {items.length > 0 && (
        <ul>
          {items.slice(0, MAX_IN_CELL).map((item) => (
            <li key={keyOf(item)} data-kind={item.curriculumTypeCd ?? undefined}>
              <Anchor href={pathOf(item)} title={item.title}>
                <span className="num">{formatTime(item.startAt)}</span> {item.title}
              </Anchor>
            </li>
          ))}
          {items.length > MAX_IN_CELL && (
            <li>
              <button type="button" onClick={toList}>
                {t('more', { count: items.length - MAX_IN_CELL })}
              </button>
            </li>
          )}
        </ul>
      )}
    </td>
  )
}
