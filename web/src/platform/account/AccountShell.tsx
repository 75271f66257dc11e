import {
  IconAward,
  IconChevronDown,
  IconCoin,
  IconCreditCardPay,
  IconId,
  IconMedal,
  IconReceipt,
  IconReceipt2,
  IconReportMoney,
  IconTicket,
  IconUserCircle,
  type Icon,
} from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../session.tsx'
import { useSite } from '../site.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { useMessages } from '../words/use-messages.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { cx } from '../../ui/cx.ts'
import { accountShellMessages } from './account-shell.messages.ts'
import css from './AccountShell.module.css'

interface AccountSection {
  /** The id of the section's heading. */
  id: string
  label: string
}
interface AccountShellProps {
  /** The sections of this page, one below the other. */
  sections?: AccountSection[]
  /** The page of the navigation to which this one belongs, where it is none itself. */
  within?: string
  children: ReactNode
}

/** The frame of all account pages of a site or the platform: the navigation is beside them, on phones above them. */
export function AccountShell({ sections = [], within, children }: AccountShellProps) {
  const { key, pathname } = useLocation()
  return (
    <div className={cx('wrap', css.shell)}>
      {/* The new key closes the menu after navigation. */}
      <SideMenu key={key} sections={sections} current={within ?? pathname} />
      <main id="main" className={css.page}>
        {children}
      </main>
    </div>
  )
}

interface Page {
  key:
    | 'information'
    | 'level'
    | 'badges'
    | 'points'
    | 'coupons'
    | 'memberships'
    | 'payments'
    | 'sales'
    | 'settlement'
    | 'service'
  path: string
  icon: Icon
}
const information: Page = { key: 'information', path: '/editinformation', icon: IconUserCircle }
const level: Page = { key: 'level', path: '/me/level', icon: IconMedal }
const badges: Page = { key: 'badges', path: '/me/badges', icon: IconAward }
const points: Page = { key: 'points', path: '/me/points', icon: IconCoin }
const service: Page = { key: 'service', path: '/service', icon: IconCreditCardPay }
const coupons: Page = { key: 'coupons', path: '/coupon', icon: IconTicket }
const memberships: Page = { key: 'memberships', path: '/memberships/mine', icon: IconId }
const payments: Page = { key: 'payments', path: '/paymenthistory', icon: IconReceipt }
const sales: Page = { key: 'sales', path: '/settings/sales', icon: IconReceipt2 }
const settlement: Page = { key: 'settlement', path: '/settings/settlement', icon: IconReportMoney }
/** On the platform the same pages let their user choose the site. */
const salesOfSites: Page = { ...sales, path: '/paymentManage' }
const settlementOfSites: Page = { ...settlement, path: '/settlement' }

interface SideMenuProps {
  sections: AccountSection[]
  /** The path of the page that is marked. */
  current: string
}
function SideMenu({ sections, current }: SideMenuProps) {
  const t = useMessages(accountShellMessages)
  const groups = useGroups()
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const currentOf = (path: string) =>
    path === pathname ? ('page' as const) : path === current ? ('true' as const) : undefined
  const here = groups.flatMap(({ pages }) => pages).find(({ path }) => path === current) ?? information
  return (
    <nav aria-label={t('menu')} className={cx(css.side, 'no-print')}>
      <button
        type="button"
        className={css.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="visually-hidden">{t('menu')}: </span>
        {t(here.key)}
        <IconChevronDown size={18} aria-hidden="true" />
      </button>
      <div id={id} className={cx(css.groups, isOpen && css.open)}>
        {groups.map(({ group, pages }) => (
          <div key={group}>
            <p>{t(group)}</p>
            <ul>
              {pages.map((page) => (
                <li key={page.key}>
                  <Anchor href={page.path} aria-current={currentOf(page.path)}>
                    <page.icon size={19} aria-hidden="true" />
                    {t(page.key)}
                  </Anchor>
                  {page.path === pathname && sections.length > 0 && <Sections of={sections} />}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}

function Sections({ of }: { of: AccountSection[] }) {
  const { search } = useLocation()
  return (
    <ul className={css.sections}>
      {of.map(({ id, label }) => (
        <li key={id}>
          <SiteLink href={`${search}#${id}`}>{label}</SiteLink>
        </li>
      ))}
    </ul>
  )
}

/**
 * The account pages of the user: coupons and receipts for members of a site, its plan, sales and settlement for staff with the
 * permission; on the platform those of all their sites.
 */
function useGroups(): { group: 'settings' | 'benefits' | 'money'; pages: Page[] }[] {
  const { channel } = useSite()
  const { user, isChannelUser, can } = useSession()
  if (!channel) {
    const isManager = user !== null && user.mngCnt > 0
    return [
      { group: 'settings', pages: isManager ? [information, service] : [information] },
      { group: 'money', pages: isManager ? [payments, salesOfSites, settlementOfSites] : [payments] },
    ]
  }
  const settings = [
    information,
    ...(isChannelUser ? [level, badges, points] : []),
    ...(can('SITE_PLAN_READ') || can('SITE_PLAN_UPDATE') ? [service] : []),
  ]
  const money = [
    ...(isChannelUser ? [payments] : []),
    ...(can('SITE_SALES_READ') || can('SITE_SALES_UPDATE') ? [sales] : []),
    ...(can('SITE_SALES_READ') ? [settlement] : []),
  ]
  return [
    { group: 'settings', pages: settings },
    ...(isChannelUser ? [{ group: 'benefits' as const, pages: [coupons, memberships] }] : []),
    ...(money.length > 0 ? [{ group: 'money' as const, pages: money }] : []),
  ]
}
