import { Navigate, useSearchParams } from 'react-router'
import { listJoinedChannels, listManagedChannels } from 'contract/people/members/my-sites.api'
import { messageOf } from '../../../platform/call.ts'
import { useEndpoint } from '../../../platform/endpoint.ts'
import { Head } from '../../../platform/Head.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { SkeletonBlock } from '../../../ui/Skeleton.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { accountMessages } from '../sign-in/sign-in.messages.ts'
import css from './MySitesScreen.module.css'
import { SiteRow, type PageOfSites } from './parts/SiteRow.tsx'

/** The sites that the account joined, and those that it manages. */
export function MyPageScreen() {
  const t = useMessages(accountMessages)
  const onPlatform = useOnPlatform()
  const [params] = useSearchParams()
  const isManaged = params.get('tabIndex') === '1'
  return (
    <main id="main" className="wrap">
      <Head title={t('myPage')} isPrivate />
      <div className={css.page}>
        <PageHead
          title={t('myPage')}
          actions={
            isManaged && (
              <Button href={onPlatform('/create_site?from_path=/create_site/list')} variant="dark">
                {t('createSite')}
              </Button>
            )
          }
        />
        <Tabs
          id="mypage"
          label={t('myPage')}
          current={isManaged ? 'managed' : 'joined'}
          tabs={[
            { key: 'joined', label: t('joined'), href: '/mypage' },
            { key: 'managed', label: t('managed'), href: '/mypage?tabIndex=1' },
          ]}
        />
        {isManaged ? <Managed /> : <Joined />}
      </div>
    </main>
  )
}

/** Sites are opened on the platform, so a site links to the platform's address. */
function useOnPlatform() {
  const { channel, platformOrigin } = useSite()
  return (path: string) => (channel ? platformOrigin + path : path)
}

/** The user's list of sites; a user without one is redirected to open the first. */
export function SiteListScreen() {
  const t = useMessages(accountMessages)
  const { user } = useSession()
  if (!user || user.mngCnt === 0) return <Navigate to="/create_site" replace />
  return (
    <main id="main" className="wrap">
      <Head title={t('managed')} isPrivate />
      <div className={css.page}>
        <PageHead
          title={t('managed')}
          actions={
            <Button href="/create_site?from_path=/create_site/list" variant="dark">
              {t('createSite')}
            </Button>
          }
        />
        <Managed />
      </div>
    </main>
  )
}

interface ListProps {
  /** Each site leads to this page of its own. */
  target?: PageOfSites
}
export function Managed({ target }: ListProps) {
  const t = useMessages(accountMessages)
  const onPlatform = useOnPlatform()
  const sites = useEndpoint(listManagedChannels, { query: {} })
  if (sites.isLoading) return <Rows />
  if (sites.error)
    return (
      <ErrorNote
        title={t('failed')}
        text={messageOf(sites.error, '')}
        retry={{ label: t('retry'), onPress: () => void sites.refetch() }}
      />
    )
  if (!sites.data?.list.length) {
    return (
      <Empty
        title={t('noSites')}
        text={t('noSitesText')}
        action={
          <Button href={onPlatform('/create_site')} size="lg">
            {t('startFree')}
          </Button>
        }
      />
    )
  }
  return (
    <ul className={css.list}>
      {sites.data.list.map((site) => (
        <SiteRow key={site.channelSeq} site={site} isManaged target={target} />
      ))}
    </ul>
  )
}

export function Joined({ target }: ListProps) {
  const t = useMessages(accountMessages)
  const onPlatform = useOnPlatform()
  const sites = useEndpoint(listJoinedChannels, {})
  if (sites.isLoading) return <Rows />
  if (sites.error)
    return (
      <ErrorNote
        title={t('failed')}
        text={messageOf(sites.error, '')}
        retry={{ label: t('retry'), onPress: () => void sites.refetch() }}
      />
    )
  if (!sites.data?.list.length) {
    return (
      <Empty
        title={t('noJoined')}
        text={t('noJoinedText')}
        action={
          !target && (
            <Button href={onPlatform('/create_site')} size="lg">
              {t('startFree')}
            </Button>
          )
        }
      />
    )
  }
  return (
    <ul className={css.list}>
      {sites.data.list.map((site) => (
        <SiteRow key={site.channelSeq} site={site} target={target} />
      ))}
    </ul>
  )
}

const Rows = () => (
  <div className={css.list}>
    <SkeletonBlock height={88} />
    <SkeletonBlock height={88} />
  </div>
)
