import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { timetableViews } from 'contract/learning/calendars/timetable.rules'
import type { TimetableItem } from 'contract/learning/calendars/schemas'
import { useSite } from '../../../../platform/site.tsx'
import { formatDay, formatMonth } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Answer, type QueryResult } from '../../../../platform/management/QueryState.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { SegmentedControl } from '../../../../ui/forms/SegmentedControl.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { calendarMessages } from '../calendars.messages.ts'
import type { TimetableState } from '../use-timetable-view.ts'
import { ListView } from './ListView.tsx'
import { MonthView } from './MonthView.tsx'
import css from './Timetable.module.css'
import { noonOf } from './dates.ts'
import { WeekView } from './WeekView.tsx'

interface TimetableProps {
  state: TimetableState
  of: QueryResult<{ list: TimetableItem[] }>
  /** The next step where there are no dates. */
  emptyAction?: ReactNode
}

const views = { month: MonthView, week: WeekView, list: ListView } as const
const empty = { month: 'emptyMonth', week: 'emptyWeek', list: 'emptyList' } as const

/** The dates of a span as a month, a week or a list. */
export function Timetable({ state, of, emptyAction }: TimetableProps) {
  const t = useMessages(calendarMessages)
  const View = views[state.view]
  return (
    <>
      <Toolbar state={state} />
      <Answer of={of}>
        {({ list }) => (
          <>
            {(list.length > 0 || state.view !== 'list') && <View state={state} list={list} />}
            {list.length === 0 && (
              <Empty
                compact
                title={t(empty[state.view])}
                text={t('emptyText')}
                {...(emptyAction !== undefined && { action: emptyAction })}
              />
            )}
          </>
        )}
      </Answer>
    </>
  )
}

function Toolbar({ state }: { state: TimetableState }) {
  const t = useMessages(calendarMessages)
  const { language } = useSite()
  const { view, day, today, span, show, move } = state
  const title =
    view === 'month'
      ? formatMonth(noonOf(day), language)
      : `${formatDay(noonOf(span.from), language)} – ${formatDay(noonOf(span.to), language)}`
  return (
    <div className={css.toolbar}>
      <div className={css.turn}>
        <IconButton label={t('before')} icon={<IconChevronLeft size={20} />} onPress={() => move(-1)} />
        <h2 className="num" aria-live="polite">
          {title}
        </h2>
        <IconButton label={t('after')} icon={<IconChevronRight size={20} />} onPress={() => move(1)} />
      </div>
      <div className={css.turn}>
        <Button size="sm" variant="outline" disabled={day === today} onPress={() => show({ day: today })}>
          {t('today')}
        </Button>
        <SegmentedControl
          label={t('view')}
          value={view}
          onChange={(next) => show({ view: next })}
          options={timetableViews.map((value) => ({ value, label: t(value) }))}
        />
      </div>
    </div>
  )
}
