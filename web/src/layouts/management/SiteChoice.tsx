import type { Permission } from 'contract/http/permissions'
import { listManagedChannels } from 'contract/people/members/my-sites.api'
import { useEndpoint } from '../../platform/endpoint.ts'
import { useSite } from '../../platform/site.tsx'
import { useMessages } from '../../platform/words/use-messages.ts'
import { managementMessages } from '../../platform/management/management.messages.ts'
import { Select } from '../../ui/forms/Select.tsx'

interface SiteChoiceProps {
  path: string
  /** What the page needs: either of them. */
  needs: readonly [Permission, Permission?]
}
/** Leads to the same page of another site on which the user may open it; nothing where there is only one. */
export function SiteChoice({ path, needs }: SiteChoiceProps) {
  const t = useMessages(managementMessages)
  const { channel } = useSite()
  const [permission, orPermission] = needs
  const { data } = useEndpoint(listManagedChannels, {
    query: { permission, ...(orPermission && { orPermission }) },
  })
  const sites = data?.list ?? []
  if (!channel || sites.length < 2) return null
  const choose = (chosen: string) => {
    const site = sites.find(({ channelSeq }) => String(channelSeq) === chosen)
    if (site) window.location.assign(`${site.domain}/authcallback?next=${path}`)
  }
  return (
    <div className="no-print" style={{ maxWidth: 320, marginBottom: 16 }}>
      <Select
        label={t('site')}
        value={String(channel.channelSeq)}
        onChange={choose}
        options={sites.map(({ channelSeq, name }) => ({ value: String(channelSeq), label: name }))}
      />
    </div>
  )
}
