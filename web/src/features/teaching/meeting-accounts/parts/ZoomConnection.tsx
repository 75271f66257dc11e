import { useSite } from '../../../../platform/site.tsx'
import { formatMoment } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useCheckZoom, useDisconnectZoom, type Zoom } from '../meeting-accounts.api.ts'
import { meetingAccountMessages } from '../meeting-accounts.messages.ts'
import { AccountConnection } from './AccountConnection.tsx'

/** Whether the site's account at Zoom is connected, and how it stands. */
export function ZoomConnection({ zoom }: { zoom: Zoom | null }) {
  const t = useMessages(meetingAccountMessages)
  const { language } = useSite()
  const at = (moment: string) => formatMoment(moment, language, { withYear: true })
  const factsOf = ({ accountName, hostEmail, checkedAt, heardAt, hasWebhookSecret }: Zoom) => [
    [t('account'), accountName] as const,
    [t('host'), hostEmail] as const,
    [t('checkedAt'), at(checkedAt)] as const,
    ...(hasWebhookSecret ? [[t('heardAt'), heardAt ? at(heardAt) : t('neverHeard')] as const] : []),
  ]
  return (
    <AccountConnection
      id="zoom"
      title={t('zoom')}
      why={t('zoomWhy')}
      connection={zoom && { facts: factsOf(zoom), fault: zoom.lastError && t(zoom.lastError) }}
      checking={useCheckZoom()}
      disconnecting={useDisconnectZoom()}
      texts={{ title: t('disconnectTitle'), why: t('disconnectWhy'), done: t('disconnected') }}
    />
  )
}
