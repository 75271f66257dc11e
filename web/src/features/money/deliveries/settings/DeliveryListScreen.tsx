import { useState } from 'react'
import { Head } from '../../../../platform/Head.tsx'
import { useListQuestion } from '../../../../platform/management/list-query.ts'
import { PagedList } from '../../../../platform/management/PagedList.tsx'
import { SpreadsheetButton } from '../../../../platform/management/SpreadsheetButton.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { Reasons } from '../../../../ui/PickBar.tsx'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import {
  deliveryFilterFrom,
  useDeliveries,
  useDeliveriesSpreadsheet,
  type Delivery,
} from './deliveries.api.ts'
import { deliveriesMessages } from './deliveries.messages.ts'
import { DeliveryFilters } from './parts/DeliveryFilters.tsx'
import { DeliveryTable } from './parts/DeliveryTable.tsx'
import { ShipDialog, type NotSent } from './parts/ShipDialog.tsx'
import { ShipFromFile } from './parts/ShipFromFile.tsx'
import { ShippingBar } from './parts/ShippingBar.tsx'
import css from './parts/deliveries.module.css'

/** The parcels of a site: what waits is sent here, one or many at once. The filter is in the address. */
export function DeliveryListScreen() {
  const t = useMessages(deliveriesMessages)
  const { params, page, size, set, turn } = useListQuestion()
  const filter = deliveryFilterFrom(params)
  const deliveries = useDeliveries(filter, { page, size })
  const spreadsheet = useDeliveriesSpreadsheet(filter)
  const [picked, setPicked] = useState<number[]>([])
  const [sending, setSending] = useState<Delivery[] | null>(null)
  const [failed, setFailed] = useState<NotSent[]>([])
  // Somebody else may have sent one meanwhile.
  const ready = deliveries.data?.list.filter(({ state }) => state === 'READY') ?? []
  const chosen = ready.filter(({ deliverySeq }) => picked.includes(deliverySeq))
  const isFirst = filter.shelf === 'READY'
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        count={deliveries.data && t('count', { count: deliveries.data.total })}
        sub={t('sub')}
        actions={
          <>
            <ShipFromFile />
            <SpreadsheetButton {...spreadsheet} disabled={!deliveries.data?.total} />
          </>
        }
      />
      <DeliveryFilters key={filter.q} filter={filter} found={deliveries.data} onChange={set} />
      {failed.length > 0 && (
        <div className={css.failed}>
          <Notice tone="error" title={t('failed', { count: failed.length })}>
            <Reasons list={failed} />
          </Notice>
        </div>
      )}
      <ShippingBar ready={ready} chosen={chosen} onPick={setPicked} onSend={setSending} />
      <PagedList
        of={deliveries}
        page={page}
        size={size}
        {...turn}
        isFiltered={filter.q !== '' || filter.courseSeq !== undefined}
        onShowAll={() => set({ q: '', course: '' })}
        words={{
          empty: t(isFirst ? 'empty' : 'emptyOther'),
          emptyText: t(isFirst ? 'emptyText' : 'emptyOtherText'),
          noMatch: t('noMatch'),
          showAll: t('showAll'),
        }}
      >
        {(list) => (
          <DeliveryTable
            deliveries={list}
            picked={chosen.map(({ deliverySeq }) => deliverySeq)}
            onPick={setPicked}
            onSend={(delivery) => setSending([delivery])}
          />
        )}
      </PagedList>
      {sending && (
        <ShipDialog
          deliveries={sending}
          onClose={() => setSending(null)}
          onSent={(notSent) => {
            setSending(null)
            setPicked([])
            setFailed(notSent)
          }}
        />
      )}
    </>
  )
}
