import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { useMyTimetable } from './calendars.api.ts'
import { calendarMessages } from './calendars.messages.ts'
import { Timetable } from './parts/Timetable.tsx'
import css from './MyTimetable.module.css'
import { SubscribeButton } from './SubscribeButton.tsx'
import { useTimetableView } from './use-timetable-view.ts'

/** The dates of all classes that the user takes or leads. */
export function MyTimetableScreen() {
  const t = useMessages(calendarMessages)
  const state = useTimetableView()
  const answer = useMyTimetable(state.span)
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <Head title={t('mine')} isPrivate />
      <PageHead
        title={t('mine')}
        sub={t('mineSub')}
        actions={
          <>
            <Button href="/me/classes" variant="outline">
              {t('toClasses')}
            </Button>
            <SubscribeButton scope="PERSON" courseSeq={null} />
          </>
        }
      />
      <Timetable state={state} of={answer} emptyAction={<Button href="/classes">{t('browse')}</Button>} />
    </main>
  )
}
