import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { useSiteTimetable } from './calendars.api.ts'
import { calendarMessages } from './calendars.messages.ts'
import { Timetable } from './parts/Timetable.tsx'
import { SubscribeButton } from './SubscribeButton.tsx'
import { useTimetableView } from './use-timetable-view.ts'

/** The dates of all classes of the site, for its staff. */
export function SiteTimetableScreen() {
  const t = useMessages(calendarMessages)
  const state = useTimetableView()
  const answer = useSiteTimetable(state.span)
  return (
    <>
      <Head title={t('all')} isPrivate />
      <PageHead
        title={t('all')}
        sub={t('allSub')}
        actions={<SubscribeButton scope="SITE" courseSeq={null} />}
      />
      <Timetable state={state} of={answer} />
    </>
  )
}
