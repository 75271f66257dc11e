import { isPossible } from 'contract/teaching/courses/state.rules'
import { IconArrowLeft, IconCopy, IconExternalLink, IconEye } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Outlet, useLocation, useOutletContext } from 'react-router'
import { classPath } from 'contract/values/class-paths'
import { publicTypes, userLimitTypes, type ProductKind } from 'contract/values/type-codes'
import { useAddress, useGo, useSeq } from '../../../../platform/address.ts'
import { Head } from '../../../../platform/Head.tsx'
import { useSession } from '../../../../platform/session.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { useCanHere } from '../../../../platform/use-can-here.ts'
import { formatDay } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ErrorNote } from '../../../../ui/ErrorNote.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { Loading, SkeletonBlock, SkeletonText } from '../../../../ui/Skeleton.tsx'
import { ReadOnlyContext } from '../../../../ui/forms/read-only.ts'
import { UnsavedContext, useUnsaved } from '../../../../platform/management/unsaved.ts'
import { Tabs } from '../../../../ui/Tabs.tsx'
import { ShareButton } from '../../../site/sharing/ShareButton.tsx'
import { classLifeMessages } from './course-state.messages.ts'
import { classSettingsMessages } from './class-settings.messages.ts'
import css from './ClassSettingsShell.module.css'
import { useClassSettings, type ClassSettings } from './course-settings.api.ts'
import { PublishBar } from './parts/PublishBar.tsx'
import { Published, sharedOf } from './parts/Published.tsx'
import { TrashBar } from './parts/TrashBar.tsx'
import { StateKind } from './StateKind.tsx'
import { mayCopy, useCopy } from './use-copy.ts'

/** Any one of the permissions opens the tab. */
const tabs = [
  { key: 'attendees', needs: ['CLASS_STUDENT_READ'] },
  { key: 'information', needs: ['CLASS_INFO_UPDATE'] },
  { key: 'curriculums', needs: ['CLASS_INFO_UPDATE'] },
  { key: 'payment', needs: ['CLASS_PAYMENT_UPDATE', 'CLASS_PAYMENT_READ'] },
  { key: 'challenge', needs: ['CLASS_INFO_UPDATE'] },
  { key: 'chat', needs: ['CLASS_ROOM_UPDATE'] },
  { key: 'board', needs: ['CLASS_ROOM_UPDATE'] },
  { key: 'reports', needs: ['CLASS_ROOM_UPDATE'] },
  { key: 'people', needs: ['CLASS_INFO_READ'] },
  { key: 'more', needs: ['CLASS_INFO_UPDATE'] },
] as const
/** A package has no lessons, rooms or class roles of its own. */
const packageTabs = [
  { key: 'setting', needs: ['CLASS_INFO_UPDATE'], label: 'setting' },
  { key: 'curriculums', needs: ['CLASS_INFO_UPDATE'], label: 'classes' },
  { key: 'payment', needs: ['CLASS_PAYMENT_UPDATE', 'CLASS_PAYMENT_READ'], label: 'payment' },
  { key: 'attendees', needs: ['CLASS_STUDENT_READ'], label: 'attendees' },
] as const
/** Contents have no rooms, boards or class roles. */
const contentsTabs = [
  { key: 'information', needs: ['CLASS_INFO_UPDATE'], label: 'information' },
  { key: 'curriculums', needs: ['CLASS_INFO_UPDATE'], label: 'items' },
  { key: 'payment', needs: ['CLASS_PAYMENT_UPDATE', 'CLASS_PAYMENT_READ'], label: 'payment' },
  { key: 'attendees', needs: ['CLASS_STUDENT_READ'], label: 'buyers' },
  { key: 'more', needs: ['CLASS_INFO_UPDATE'], label: 'more' },
] as const
function tabsOf({ productKind }: Pick<ClassSettings, 'productKind'>) {
  if (productKind === 'PACKAGE') return packageTabs
  if (productKind === 'CONTENTS') return contentsTabs
  return tabs
    .filter(({ key }) => key !== 'challenge' || productKind === 'CHALLENGE')
    .map((tab) => ({ ...tab, label: tab.key }))
}
/** Tabs with the content of the class; the others concern its people. */
const written = ['information', 'setting', 'curriculums', 'payment', 'more']
const tabPath = (courseSeq: number, tab: string) => `/classes/${courseSeq}/settings/${tab}`

/** The settings that the shell has loaded. */
export const useShownSettings = () => useOutletContext<ClassSettings>()

/** The header, publish bar and tabs of one class; each tab is a screen of its own. */
export function ClassSettingsShell() {
  const t = useMessages(classSettingsMessages)
  const courseSeq = useSeq('courseSeq')
  const can = useCanHere()
  const here = useLocation()
  const { pathname } = here
  const { data, error, refetch } = useClassSettings(courseSeq)
  const [isEnding, setEnding] = useState(false)
  const { hasUnsaved, report } = useUnsaved()
  const current = /\/(?:settings|contents)\/([^/]+)/.exec(pathname)?.[1] ?? ''
  const isOnlyRead =
    (data?.state === 'TRASHED' && written.includes(current)) ||
    (current === 'payment' && !can('CLASS_PAYMENT_UPDATE'))
  if (!data && error) {
    return (
      <ErrorNote
        isPage
        title={t('failed')}
        text={error.message}
        retry={{ label: t('retry'), onPress: () => void refetch() }}
      />
    )
  }
  if (!data) return <Waiting label={t('loading')} />
  const own = ownPath(data, here, current)
  if (own !== null) return <MoveTo path={own} />
  return (
    <>
      <Head title={t('headOf', { name: data.title })} isPrivate />
      <ClassHead settings={data} />
      {data.state === 'TRASHED' && <TrashBar courseSeq={courseSeq} />}
      {data.state !== 'PUBLISHED' && (
        <PublishBar settings={data} hasUnsaved={hasUnsaved} onPublished={() => setEnding(true)} />
      )}
      {isEnding && <Published settings={data} onClose={() => setEnding(false)} />}
      <div className={css.tabs}>
        <Tabs
          id="class-settings"
          label={t('tabs')}
          current={current}
          tabs={tabsOf(data)
            .filter(({ needs }) => needs.some(can))
            .map(({ key, label }) => ({ key, label: t(label), href: tabPath(courseSeq, key) }))}
        />
      </div>
      <UnsavedContext value={report}>
        {isOnlyRead ? (
          <ReadOnlyContext value>
            <fieldset disabled className={css.readOnly}>
              <Outlet context={data} />
            </fieldset>
          </ReadOnlyContext>
        ) : (
          <Outlet context={data} />
        )}
      </UnsavedContext>
    </>
  )
}

/** Where a package or contents have their settings; links that know only a number name them as those of a class. Null on that page. */
function ownPath(
  settings: ClassSettings,
  { pathname, search }: { pathname: string; search: string },
  tab: string,
) {
  const { courseSeq, productKind } = settings
  const homes = { PACKAGE: `/packages/${courseSeq}/settings`, CONTENTS: `/studio/${courseSeq}/contents` }
  if (productKind !== 'PACKAGE' && productKind !== 'CONTENTS') return null
  const home = homes[productKind]
  if (pathname.startsWith(home)) return null
  // The links of alarms name a tab and its filter.
  const known = tabsOf(settings).find(({ key }) => key === tab)?.key
  return `${home}${known ? `/${known}${search}` : ''}`
}
function MoveTo({ path }: { path: string }) {
  const go = useGo()
  useEffect(() => go(path, { replace: true }), [go, path])
  return null
}

const lists = new Map<ProductKind, string>([
  ['PACKAGE', '/settings/packages'],
  ['CONTENTS', '/settings/contents'],
])

function ClassHead({ settings }: { settings: ClassSettings }) {
  const t = useMessages(classSettingsMessages)
  const address = useAddress()
  const { language } = useSite()
  const { can } = useSession()
  const life = useMessages(classLifeMessages)
  const { copy, isCopying } = useCopy()
  const { courseSeq, title, seatsTaken, maxUserCount, userLimitTypeCd, startAt } = settings
  const isPublished = settings.state === 'PUBLISHED'
  const isPackage = settings.productKind === 'PACKAGE'
  const classes = can('SITE_CLASS_READ') ? '/settings/course' : '/settings/my-classes'
  const list = lists.get(settings.productKind) ?? classes
  const open = (path: string) => window.open(address(path), '_blank', 'noopener')
  return (
    <div className={css.head}>
      <IconButton label={t('back')} icon={<IconArrowLeft size={20} />} href={list} />
      <div className={css.name}>
        <h1>{title}</h1>
        <p>
          <StateKind {...settings} />
          <span className="num">
            {userLimitTypeCd !== userLimitTypes.unlimited && maxUserCount !== null
              ? t('seatsOf', { taken: seatsTaken, max: maxUserCount })
              : t('seats', { taken: seatsTaken })}
          </span>
          {startAt && <span>{t('startsOn', { date: formatDay(startAt, language) })}</span>}
        </p>
      </div>
      <div className={css.actions}>
        {!isPackage && (
          <Button
            variant="outline"
            size="sm"
            icon={<IconEye size={17} />}
            onPress={() => open(tabPath(courseSeq, 'preview'))}
          >
            {t('preview')}
          </Button>
        )}
        {mayCopy(settings, can) && isPossible('COPY', settings.state) && (
          <Button
            variant="outline"
            size="sm"
            icon={<IconCopy size={16} />}
            loading={isCopying}
            onPress={() => copy(courseSeq)}
          >
            {life('copy')}
          </Button>
        )}
        {isPublished && settings.publicCd === publicTypes.public && <ShareButton of={sharedOf(settings)} />}
        {isPublished && (
          <Button
            variant="outline"
            size="sm"
            icon={<IconExternalLink size={16} />}
            onPress={() => open(classPath(settings))}
          >
            {t('viewPage')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** `/classes/3/settings` redirects to the first tab that the current user may open, as do the settings of packages and contents. */
export function FirstTab() {
  const settings = useShownSettings()
  const { courseSeq } = settings
  const go = useGo()
  const can = useCanHere()
  const first = tabsOf(settings).find(({ needs }) => needs.some(can))?.key ?? 'people'
  useEffect(() => go(tabPath(courseSeq, first), { replace: true }), [go, courseSeq, first])
  return <SkeletonText lines={4} />
}

const Waiting = ({ label }: { label: string }) => (
  <Loading label={label}>
    <div className={css.waiting}>
      <SkeletonBlock height={56} width={420} />
      <SkeletonBlock height={44} />
      <SkeletonBlock height={360} radius={14} />
    </div>
  </Loading>
)
