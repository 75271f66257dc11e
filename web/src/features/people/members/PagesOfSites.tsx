import type { ReactNode } from 'react'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Joined, Managed } from './MySitesScreen.tsx'
import { pagesOfSitesMessages } from './pages-of-sites.messages.ts'
import css from './MySitesScreen.module.css'

// Sites keep their payments apart, so the platform leads to those of each.

export function PaymentHistoryOfSites() {
  const t = useMessages(pagesOfSitesMessages)
  return (
    <Choice title={t('payments')} sub={t('paymentsSub')}>
      <Joined target={{ path: '/paymenthistory', label: t('seePayments') }} />
    </Choice>
  )
}
export function SalesOfSites() {
  const t = useMessages(pagesOfSitesMessages)
  return (
    <Choice title={t('sales')} sub={t('salesSub')}>
      <Managed target={{ path: '/paymentManage', label: t('seeSales') }} />
    </Choice>
  )
}
export function SettlementsOfSites() {
  const t = useMessages(pagesOfSitesMessages)
  return (
    <Choice title={t('settlement')} sub={t('settlementSub')}>
      <Managed target={{ path: '/settlement', label: t('seeSettlement') }} />
    </Choice>
  )
}

interface ChoiceProps {
  title: string
  sub: string
  children: ReactNode
}
const Choice = ({ title, sub, children }: ChoiceProps) => (
  <main id="main" className="wrap">
    <Head title={title} isPrivate />
    <div className={css.page}>
      <PageHead title={title} sub={sub} />
      {children}
    </div>
  </main>
)
