import { useState } from 'react'
import { AccountShell } from '../../../platform/account/AccountShell.tsx'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { SkeletonBlock } from '../../../ui/Skeleton.tsx'
import { TabPanel, Tabs } from '../../../ui/Tabs.tsx'
import { useMyCoupons } from './coupons.api.ts'
import { couponMessages } from './coupons.messages.ts'
import { CodeField } from './parts/CodeField.tsx'
import { TicketList } from './parts/TicketList.tsx'
import css from './CouponBox.module.css'

const shelves = ['usable', 'used', 'over'] as const

/** The coupons of a member on this site: usable, used, expired; and the field for a code. */
export function CouponBoxScreen() {
  const t = useMessages(couponMessages)
  const { data, error, refetch } = useMyCoupons()
  const [shelf, setShelf] = useState<string>('usable')
  const list = data?.list ?? []
  const used = list.filter(({ obstacle }) => obstacle === 'USED')
  const over = list.filter(({ obstacle }) => obstacle === 'OVER')
  const usable = list.filter(({ obstacle }) => obstacle === null)
  const others = list.filter((one) => ![...used, ...over, ...usable].includes(one))
  const counts = { usable: usable.length, used: used.length, over: over.length }
  return (
    <AccountShell>
      <Head title={t('mine')} isPrivate />
      <div className={css.box}>
        <PageHead title={t('mine')} count={data && t('count', { count: usable.length })} sub={t('mineSub')} />
        <CodeField />
        {error && (
          <ErrorNote title={t('loadFailed')} retry={{ label: t('retry'), onPress: () => void refetch() }} />
        )}
        {!data && !error && <SkeletonBlock height={240} radius={14} />}
        {data && (
          <>
            <Tabs
              id="coupons"
              label={t('mine')}
              current={shelf}
              onChange={setShelf}
              tabs={shelves.map((key) => ({ key, label: t(key), count: counts[key] }))}
            />
            <TabPanel of="coupons" tab="usable" current={shelf}>
              <TicketList list={usable} empty="emptyUsable" others={others} />
            </TabPanel>
            <TabPanel of="coupons" tab="used" current={shelf}>
              <TicketList list={used} empty="emptyUsed" />
            </TabPanel>
            <TabPanel of="coupons" tab="over" current={shelf}>
              <TicketList list={over} empty="emptyOver" />
            </TabPanel>
          </>
        )}
      </div>
    </AccountShell>
  )
}
