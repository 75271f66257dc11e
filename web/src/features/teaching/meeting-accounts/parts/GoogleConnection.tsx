import { useSite } from '../../../../platform/site.tsx'
import { formatMoment } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { googleMeetMessages } from '../google-meet.messages.ts'
import { useCheckGoogle, useDisconnectGoogle, type Google } from '../meeting-accounts.api.ts'
import { AccountConnection } from './AccountConnection.tsx'

/** Whether a host at Google is connected, and how that stands. */
export function GoogleConnection({ google }: { google: Google | null }) {
  const t = useMessages(googleMeetMessages)
  const { language } = useSite()
  const at = (moment: string) => formatMoment(moment, language, { withYear: true })
  const factsOf = ({ accountName, connectedAt, checkedAt }: Google) => [
    [t('account'), accountName] as const,
    [t('connectedAt'), at(connectedAt)] as const,
    [t('checkedAt'), at(checkedAt)] as const,
  ]
  return (
    <AccountConnection
      id="google"
      title={t('google')}
      why={t('googleWhy')}
      connection={google && { facts: factsOf(google), fault: google.lastError && t(google.lastError) }}
      checking={useCheckGoogle()}
      disconnecting={useDisconnectGoogle()}
      texts={{ title: t('disconnectTitle'), why: t('disconnectWhy'), done: t('disconnected') }}
    />
  )
}
