import { useEffect, useEffectEvent, useState } from 'react'
import { checkUserInfo } from 'contract/people/sign-in/social.api'
import { useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { wasDeclined } from './waiting-integration.ts'
import type { Step } from './use-social.ts'

/** Checks once whether an account from a provider can be merged with another; true once the result is known. */
export function useIntegration(onStep: (step: Step) => void) {
  const { call, channel } = useSite()
  const { user, isChannelUser } = useSession()
  const mayWait = channel !== null && user !== null && !isChannelUser && user.snsTypeCd !== 'LIV'
  const isEnabled = mayWait && !wasDeclined()
  const [isKnown, setKnown] = useState(false)
  const notify = useEffectEvent((step: Step) => onStep(step))
  useEffect(() => {
    if (!isEnabled || !channel) return
    call(checkUserInfo, { query: { channelSeq: channel.channelSeq } })
      .then(({ integrated }) => {
        if (integrated.status === 'NEED') notify({ kind: 'integrate', integrated })
      })
      // A failure of this check must not prevent joining.
      .catch(() => null)
      .finally(() => setKnown(true))
  }, [isEnabled, call, channel])
  return !isEnabled || isKnown
}
