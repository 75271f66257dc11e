import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { Head } from '../../../platform/Head.tsx'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { SpreadsheetButton } from '../../../platform/management/SpreadsheetButton.tsx'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { MonthsCard } from './parts/MonthsCard.tsx'
import { PayoutCard } from './parts/PayoutCard.tsx'
import { ProductsCard } from './parts/ProductsCard.tsx'
import { Statement } from './parts/Statement.tsx'
import css from './parts/settlements.module.css'
import {
  chosenFrom,
  useEntrySpreadsheet,
  useSaveStatement,
  useSettlements,
  type Settlement,
} from './settlements.api.ts'
import { settlementMessages } from './settlements.messages.ts'
import { statementMonth } from 'contract/money/settlements/statement-dates.rules'

/** What a site sold in a month, and what the platform charges for it. The month is in the address. */
export function SettlementScreen() {
  const t = useMessages(settlementMessages)
  const settlements = useSettlements()
  return (
    <>
      <Head title={t('title')} isPrivate />
      <Answer of={settlements} height={640}>
        {({ list }) => <Settlements list={list} />}
      </Answer>
    </>
  )
}

const keyOf = ({ month, currency }: Settlement) => `${month} ${currency}`

function Settlements({ list }: { list: Settlement[] }) {
  const t = useMessages(settlementMessages)
  const { language, channel } = useSite()
  const { params, set } = useListQuestion()
  const chosen = chosenFrom(list, params)
  if (!chosen)
    return (
      <>
        <PageHead title={t('title')} sub={t('sub')} />
        <Empty title={t('empty')} text={t('emptyText')} />
      </>
    )
  const nameOf = ({ month }: Settlement) => statementMonth(month, language)
  const choose = (key: string) => {
    const [month = '', currency = ''] = key.split(' ')
    set({ month, currency: currency === 'KRW' ? '' : currency })
  }
  return (
    <div className={css.page}>
      <PageHead
        title={t('ofMonth', { month: nameOf(chosen) })}
        sub={t('sub')}
        actions={
          <div className={`${css.actions} no-print`}>
            <div className={css.choice}>
              <Select
                label={t('month')}
                hideLabel
                value={keyOf(chosen)}
                onChange={choose}
                options={list.map((one) => ({
                  value: keyOf(one),
                  label: one.currency === 'KRW' ? nameOf(one) : `${nameOf(one)} · ${t(one.currency)}`,
                }))}
              />
            </div>
            <SaveEntries settlement={chosen} />
            <SavePdf settlement={chosen} />
            <Button variant="outline" icon={<IconPrinter size={18} aria-hidden />} onPress={() => print()}>
              {t('print')}
            </Button>
          </div>
        }
      />
      <p className="print-only">{channel?.name}</p>
      {chosen.isTest && <Notice tone="soon">{t('test')}</Notice>}
      <div className={css.columns}>
        <Statement settlement={chosen} />
        <div className={css.page}>
          <MonthsCard list={list.filter(({ currency }) => currency === chosen.currency)} chosen={chosen} />
          {!chosen.isTest && <PayoutCard settlement={chosen} />}
        </div>
      </div>
      <ProductsCard settlement={chosen} />
    </div>
  )
}

function SaveEntries({ settlement }: { settlement: Settlement }) {
  const spreadsheet = useEntrySpreadsheet(settlement)
  return <SpreadsheetButton {...spreadsheet} disabled={false} />
}

function SavePdf({ settlement }: { settlement: Settlement }) {
  const t = useMessages(settlementMessages)
  const save = useSaveStatement()
  const [isSaving, setSaving] = useState(false)
  const fetchPdf = () => {
    setSaving(true)
    save(settlement)
      .catch(() => toast({ text: t('pdfFailed'), tone: 'error' }))
      .finally(() => setSaving(false))
  }
  return (
    <Button
      variant="outline"
      icon={<IconDownload size={18} aria-hidden />}
      loading={isSaving}
      onPress={fetchPdf}
    >
      {t('pdf')}
    </Button>
  )
}
