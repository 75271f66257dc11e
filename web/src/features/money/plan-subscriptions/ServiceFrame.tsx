import { useMemo, useState, type ReactNode } from 'react'
import { Outlet, useLocation, useSearchParams } from 'react-router'
import { listManagedChannels } from 'contract/people/members/my-sites.api'
import { useEndpoint } from '../../../platform/endpoint.ts'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useServicePath, useServiceSite } from '../../../platform/service-site.ts'
import { useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { PLANS_ID, ShellContext } from './parts/plan-shell.ts'
import css from './parts/plans.module.css'
import { planMessages } from './plan-subscriptions.messages.ts'

/** The pages of what a site uses and pays for, on the site itself and, for a site that is chosen, on the platform. */
export function ServiceFrame() {
  const { channel } = useSite()
  return channel ? (
    <Pages />
  ) : (
    <main id="main" className={`wrap ${css.platform}`}>
      <Picker />
    </main>
  )
}

function Pages({ children }: { children?: ReactNode }) {
  const t = useMessages(planMessages)
  const [canChangePlan, setCanChangePlan] = useState(false)
  const shell = useMemo(() => ({ setCanChangePlan }), [])
  return (
    <ShellContext value={shell}>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} sub={t('sub')} />
      {children}
      <ServiceTabs />
      <Outlet />
      {canChangePlan && (
        <div className={css.float}>
          <Button size="lg" onPress={showPlans}>
            {t('change')}
          </Button>
        </div>
      )}
    </ShellContext>
  )
}

function showPlans() {
  const plans = document.getElementById(PLANS_ID)
  plans?.scrollIntoView({ block: 'start' })
  plans?.focus()
}

function ServiceTabs() {
  const t = useMessages(planMessages)
  const { channel } = useSite()
  const { can } = useSession()
  const pathOf = useServicePath()
  const { pathname } = useLocation()
  const pages = [
    { key: 'servicemanage', label: t('manage') },
    { key: 'servicehistory', label: t('history') },
    { key: 'servicepaymentinfo', label: t('payment'), needs: 'SITE_PLAN_UPDATE' },
    { key: 'servicecoupon', label: t('coupon'), needs: 'SITE_PLAN_COUPON_READ' },
  ] as const
  // What may be seen of another site its calls decide.
  const open = pages.filter((page) => !channel || !('needs' in page) || can(page.needs))
  return (
    <div className={css.tabs}>
      <Tabs
        id="service"
        label={t('title')}
        current={pages.find(({ key }) => pathname.endsWith(key))?.key ?? 'servicemanage'}
        tabs={open.map(({ key, label }) => ({ key, label, href: pathOf(key) }))}
      />
    </div>
  )
}

/** On the platform the address names the site. */
function Picker() {
  const t = useMessages(planMessages)
  const chosen = useServiceSite()
  const [, setParams] = useSearchParams()
  const sites = useEndpoint(listManagedChannels, { query: { permission: 'SITE_PLAN_READ' } })
  const choose = (channelSeq: string) => setParams({ channelSeq })
  return (
    <Answer of={sites}>
      {({ list }) => {
        if (list.length === 0)
          return (
            <Empty
              isPage
              title={t('noSites')}
              text={t('noSitesText')}
              action={<Button href="/mypage?tabIndex=1">{t('toSites')}</Button>}
            />
          )
        const options = list.map(({ channelSeq, name }) => ({ value: String(channelSeq), label: name }))
        const picker = (
          <div className={css.picker}>
            <Select
              label={t('pick')}
              value={chosen === null ? '' : String(chosen)}
              onChange={choose}
              options={chosen === null ? [{ value: '', label: t('pickFirst') }, ...options] : options}
            />
          </div>
        )
        if (chosen !== null) return <Pages key={chosen}>{picker}</Pages>
        return (
          <>
            <Head title={t('title')} isPrivate />
            <PageHead title={t('pickTitle')} />
            {picker}
          </>
        )
      }}
    </Answer>
  )
}
