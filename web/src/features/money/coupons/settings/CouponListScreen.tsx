import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { couponStates } from 'contract/money/coupons/coupons.rules'
import { choiceFrom } from 'contract/values/paging'
import { Head } from '../../../../platform/Head.tsx'
import { useListQuestion } from '../../../../platform/management/list-query.ts'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { SearchInput } from '../../../../ui/forms/SearchInput.tsx'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import { Tabs } from '../../../../ui/Tabs.tsx'
import { couponListMessages } from './coupon-list.messages.ts'
import { useCouponResults, useCoupons, type Coupon } from './coupon-settings.api.ts'
import { CouponFigures } from './parts/CouponFigures.tsx'
import { CouponTable } from './parts/CouponTable.tsx'
import css from './parts/coupons.module.css'

const shelves = ['all', ...couponStates] as const

const matches = ({ name, code }: Coupon, q: string) =>
  `${name} ${code ?? ''}`.toLowerCase().includes(q.trim().toLowerCase())

/** The coupons of a site with what they brought. Tab and search are in the address. */
export function CouponListScreen() {
  const t = useMessages(couponListMessages)
  const { can } = useSession()
  const { params, q, set } = useListQuestion()
  const shelf = choiceFrom(params.get('state'), shelves)
  const [typed, setTyped] = useState(q)
  const coupons = useCoupons()
  const results = useCouponResults()
  const all = coupons.data?.list ?? []
  const countOf = (key: (typeof shelves)[number]) =>
    key === 'all' ? all.length : all.filter(({ state }) => state === key).length
  const shown = all.filter((one) => (shelf === 'all' || one.state === shelf) && matches(one, q))
  const create = can('SITE_COUPON_CREATE') && (
    <Button href="/settings/coupons/create" icon={<IconPlus size={17} />}>
      {t('create')}
    </Button>
  )
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        count={coupons.data && t('count', { count: all.length })}
        sub={t('sub')}
        actions={create}
      />
      <Answer of={coupons}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty title={t('empty')} text={t('emptyText')} action={create} />
          ) : (
            <>
              {results.data && <CouponFigures coupons={list} month={results.data.month} />}
              <div className={css.bar}>
                <Tabs
                  id="coupons"
                  label={t('state')}
                  current={shelf}
                  tabs={shelves.map((key) => ({
                    key,
                    label: t(key),
                    count: countOf(key),
                    href: `?${new URLSearchParams({ ...(key !== 'all' && { state: key }), ...(q && { q }) }).toString()}`,
                  }))}
                />
                <SearchInput
                  label={t('search')}
                  placeholder={t('search')}
                  clearLabel={t('clear')}
                  value={typed}
                  onChange={setTyped}
                  onSearch={(text) => set({ q: text })}
                />
              </div>
              {shown.length === 0 ? (
                <Empty compact title={t('noMatch')} text={t('noMatchText')} />
              ) : (
                <CouponTable coupons={shown} results={results.data?.list ?? []} />
              )}
            </>
          )
        }
      </Answer>
    </>
  )
}
