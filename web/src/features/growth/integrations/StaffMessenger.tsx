import { useEffect } from 'react'
import { getChatIdentity } from 'contract/growth/integrations/tools.api'
import { useEndpoint } from '../../../platform/endpoint.ts'
import { useChannel, useSite } from '../../../platform/site.tsx'
import { channelTalk } from './channel-talk.ts'

/** Opens the support chat for the current staff member until they leave the area. */
export function StaffChat() {
  const { language } = useSite()
  const { apiKeyId } = useChannel().marketingTools
  const { data: identity } = useEndpoint(getChatIdentity, {})
  useEffect(() => {
    if (apiKeyId === null || !identity) return
    return channelTalk.boot({ ...identity, pluginKey: apiKeyId, language })
  }, [apiKeyId, identity, language])
  return null
}
