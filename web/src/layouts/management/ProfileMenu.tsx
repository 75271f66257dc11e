import { listManagedChannels } from 'contract/people/members/my-sites.api'
import { useGo } from '../../platform/address.ts'
import { useEndpoint } from '../../platform/endpoint.ts'
import { signOut, useSession } from '../../platform/session.tsx'
import { useSite } from '../../platform/site.tsx'
import { useMessages } from '../../platform/words/use-messages.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Menu } from '../../ui/layers/Menu.tsx'
import { toast } from '../../ui/layers/toast.ts'
import { managementMessages } from '../../platform/management/management.messages.ts'

const SITES_IN_MENU = 5

/** The signed-in user, with a link to their other sites. */
export function ProfileMenu() {
  const t = useMessages(managementMessages)
  const site = useSite()
  const go = useGo()
  const { user } = useSession()
  const managed = useEndpoint(listManagedChannels, { query: {} }, { enabled: user !== null })
  if (!user) return null
  const others = (managed.data?.list ?? []).filter(
    ({ channelSeq }) => channelSeq !== site.channel?.channelSeq,
  )
  const leave = () =>
    void signOut(site).then(() => {
      toast(t('loggedOut'))
      go('/')
    })
  return (
    <Menu
      label={t('account')}
      align="end"
      icon={<Avatar name={user.name} src={user.profileImageUrl} size={34} />}
      items={[
        { key: 'classes', label: t('myClasses'), href: '/me/classes' },
        { key: 'info', label: t('info'), href: '/editinformation' },
        ...others.slice(0, SITES_IN_MENU).map(({ channelSeq, name, domain }) => ({
          key: String(channelSeq),
          label: name,
          onPress: () => window.location.assign(`${domain}/authcallback?next=/settings`),
        })),
        {
          key: 'sites',
          label: t('allSites'),
          onPress: () => window.location.assign(`${site.platformOrigin}/mypage?tabIndex=1`),
        },
        { key: 'out', label: t('logout'), onPress: leave },
      ]}
    />
  )
}
