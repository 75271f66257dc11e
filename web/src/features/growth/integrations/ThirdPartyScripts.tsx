import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { carriesOf } from 'contract/growth/integrations/third-party'
import { useSession } from '../../../platform/session.tsx'
import { useChannel } from '../../../platform/site.tsx'

const StaffChat = lazy(() => import('./StaffMessenger.tsx').then((m) => ({ default: m.StaffChat })))
const MessengerButton = lazy(() =>
  import('./MessengerButton.tsx').then((m) => ({ default: m.MessengerButton })),
)

/** The support chat for staff, and the site's chat for all other users; fetched only on sites that have them. */
export function ForeignParts() {
  const { apiKeyId, messengerKey } = useChannel().marketingTools
  const { pathname } = useLocation()
  const { state, userTypeCd } = useSession()
  const carries = carriesOf(pathname)
  const isStaff = userTypeCd !== null
  const hasChat = apiKeyId !== null && isStaff && carries !== 'none'
  const hasMessenger = messengerKey !== null && !isStaff && state !== 'loading' && carries === 'all'
  if (!hasChat && !hasMessenger) return null
  return <Suspense fallback={null}>{hasChat ? <StaffChat /> : <MessengerButton />}</Suspense>
}
