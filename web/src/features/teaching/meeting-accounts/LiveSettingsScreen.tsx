import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { useMeetingAccounts } from './meeting-accounts.api.ts'
import { meetingAccountMessages } from './meeting-accounts.messages.ts'
import { GoogleConnection } from './parts/GoogleConnection.tsx'
import { GoogleForm } from './parts/GoogleForm.tsx'
import { ServicePart } from './parts/ServicePart.tsx'
import { ZoomConnection } from './parts/ZoomConnection.tsx'
import { ZoomForm } from './parts/ZoomForm.tsx'
import css from './parts/live-settings.module.css'

/** Where the live lessons of a site take place, and its accounts at services of meetings. */
export function LiveSettingsScreen() {
  const t = useMessages(meetingAccountMessages)
  const accounts = useMeetingAccounts()
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} sub={t('sub')} />
      <div className={css.page}>
        <Answer of={accounts} height={720}>
          {(stored) => (
            <>
              <ServicePart stored={stored} />
              <ZoomConnection zoom={stored.zoom} />
              <ZoomForm stored={stored} />
              <GoogleConnection google={stored.google} />
              <GoogleForm stored={stored} />
            </>
          )}
        </Answer>
      </div>
    </>
  )
}
