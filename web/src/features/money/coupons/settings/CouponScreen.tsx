import { useSeq } from '../../../../platform/address.ts'
import { Head } from '../../../../platform/Head.tsx'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { SpreadsheetButton } from '../../../../platform/management/SpreadsheetButton.tsx'
import { useSession } from '../../../../platform/session.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useNow } from '../../../../platform/use-now.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { Ticket } from '../parts/Ticket.tsx'
import { useTicketText } from '../use-ticket-text.ts'
import { couponListMessages } from './coupon-list.messages.ts'
import { useCoupon, useCouponResults, useHolderSpreadsheet } from './coupon-settings.api.ts'
import { CouponTable } from './parts/CouponTable.tsx'
import css from './parts/coupons.module.css'

/** One coupon: its ticket, what it brought, and who has it. */
export function CouponScreen() {
  const t = useMessages(couponListMessages)
  const { can } = useSession()
  const text = useTicketText()
  const now = useNow()
  const couponInfoSeq = useSeq('couponInfoSeq')
  const found = useCoupon(couponInfoSeq)
  const spreadsheet = useHolderSpreadsheet(couponInfoSeq)
  const results = useCouponResults()
  return (
    <Answer of={found} height={480}>
      {({ coupon, holders }) => (
        <>
          <Head title={coupon.name} isPrivate />
          <PageHead
            title={coupon.name}
            actions={
              <>
                <SpreadsheetButton {...spreadsheet} disabled={holders.length === 0} />
                <Button variant="outline" href="/settings/coupons">
                  {t('back')}
                </Button>
                {can('SITE_COUPON_UPDATE') && (
                  <Button href={`/settings/coupons/${coupon.couponInfoSeq}/edit`}>{t('edit')}</Button>
                )}
              </>
            }
          />
          <div className={css.detail}>
            <h2 className="visually-hidden">{t('coupon')}</h2>
            <Ticket
              off={text.offOf(coupon)}
              name={coupon.name}
              condition={text.conditionOf(coupon)}
              until={text.untilOf(coupon, now).text}
            />
            <CouponTable coupons={[coupon]} results={results.data?.list ?? []} />
            <section className={css.card}>
              <h2>{t('holders')}</h2>
              <p>{t('holdersText')}</p>
              {holders.length === 0 ? (
                <Empty compact title={t('noHolders')} />
              ) : (
                <Holders holders={holders} />
              )}
            </section>
          </div>
        </>
      )}
    </Answer>
  )
}

type Holder = NonNullable<ReturnType<typeof useCoupon>['data']>['holders'][number]

function Holders({ holders }: { holders: Holder[] }) {
  const t = useMessages(couponListMessages)
  const { language } = useSite()
  const { won } = useTicketText()
  const columns: Column<Holder>[] = [
    { key: 'name', head: t('member'), cell: ({ name }) => name, bare: true },
    {
      key: 'issued',
      head: t('issuedAt'),
      cell: ({ issuedAt }) => <span className="num">{formatDateTime(issuedAt, language)}</span>,
    },
    {
      key: 'use',
      head: t('state'),
      cell: ({ use }) => <Kind tone={use === 'USED' ? 'ok' : 'plain'}>{t(use ?? 'unused')}</Kind>,
    },
    {
      key: 'used',
      head: t('usedAt'),
      cell: ({ usedAt }) => (usedAt ? <span className="num">{formatDateTime(usedAt, language)}</span> : '–'),
    },
    {
      key: 'amount',
      head: t('discounted'),
      cell: ({ discountAmount }) => (discountAmount === null ? '–' : won(discountAmount)),
      end: true,
    },
  ]
  return (
    <DataTable
      label={t('holders')}
      columns={columns}
      rows={holders}
      keyOf={({ couponIssueSeq }) => couponIssueSeq}
    />
  )
}
