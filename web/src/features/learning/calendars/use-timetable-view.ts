import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import {
  moveView,
  spanOfView,
  timetableViews,
  type TimetableView,
} from 'contract/learning/calendars/timetable.rules'
import { seoulDay } from 'contract/values/korea-time'
import { useNow } from '../../../platform/use-now.ts'

const NARROW = 767
const DAY = /^\d{4}-\d{2}-\d{2}$/

function onResize(notify: () => void) {
  window.addEventListener('resize', notify)
  return () => window.removeEventListener('resize', notify)
}
const isNarrowNow = () => window.innerWidth <= NARROW
/** Whether the window is as narrow as a phone. */
const useIsNarrow = () => useSyncExternalStore(onResize, isNarrowNow, () => false)

const isView = (text: string | null): text is TimetableView => timetableViews.some((view) => view === text)
const isDay = (text: string | null): text is string =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text))

/** The view and the day of a timetable, kept in the address. Phones begin with the list. docs/rules.md R-984. */
export function useTimetableView() {
  const today = seoulDay(useNow())
  const isNarrow = useIsNarrow()
  const [query, setQuery] = useSearchParams()
  const [named, shownDay] = [query.get('view'), query.get('day')]
  const view = isView(named) ? named : isNarrow ? 'list' : 'month'
  const day = isDay(shownDay) ? shownDay : today
  const show = (next: { view?: TimetableView; day?: string }) =>
    setQuery(
      (known) => {
        known.set('view', next.view ?? view)
        const to = next.day ?? day
        if (to === today) known.delete('day')
        else known.set('day', to)
        return known
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    view,
    day,
    today,
    span: spanOfView(view, day),
    show,
    move: (by: 1 | -1) => show({ day: moveView(view, day, by) }),
  }
}
export type TimetableState = ReturnType<typeof useTimetableView>
