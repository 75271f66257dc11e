import { useState } from 'react'
import type { Language } from 'contract/i18n/languages'
import { moveMonth } from 'contract/money/settlements/settlements.rules'
import { months as monthNames } from 'contract/values/moments'
import { formatAmount } from 'contract/values/money'
import { shortAmounts } from '../../../../platform/short-amount.ts'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { cx } from '../../../../ui/cx.ts'
import { DataTable } from '../../../../ui/DataTable.tsx'
import type { Settlement } from '../settlements.api.ts'
import { settlementMessages } from '../settlements.messages.ts'
import { statementMonth } from 'contract/money/settlements/statement-dates.rules'
import css from './settlements.module.css'

const MONTHS = 6

interface MonthsCardProps {
  list: Settlement[]
  chosen: Settlement
}

interface Bar {
  month: string
  net: number
  rest: number
}
/** The six months that end with this one; a month without sales is zero. */
function barsOf({ list, chosen }: MonthsCardProps): Bar[] {
  return Array.from({ length: MONTHS }, (_, at) => moveMonth(chosen.month, at + 1 - MONTHS)).map((month) => {
    const one = list.find((settlement) => settlement.month === month)
    return { month, net: one?.netAmount ?? 0, rest: one?.restAmount ?? 0 }
  })
}

/** Net sales and what is left of them, month by month, as bars or as a table. */
export function MonthsCard(props: MonthsCardProps) {
  const t = useMessages(settlementMessages)
  const [isTable, setTable] = useState(false)
  const bars = barsOf(props)
  return (
    <Card>
      <div className={css.head}>
        <h2>{t('months')}</h2>
        <Button variant="subtle" size="sm" className="no-print" onPress={() => setTable(!isTable)}>
          {t(isTable ? 'asChart' : 'asTable')}
        </Button>
      </div>
      {isTable ? <Table bars={bars} {...props} /> : <Chart bars={bars} {...props} />}
      <Comparison bars={bars} {...props} />
    </Card>
  )
}

type MonthsViewProps = MonthsCardProps & { bars: Bar[] }

function Chart({ bars, chosen }: MonthsViewProps) {
  const t = useMessages(settlementMessages)
  const { language } = useSite()
  const amount = (value: number) => formatAmount(value, chosen.currency, language)
  const short = shortAmounts(chosen.currency, language)
  const most = Math.max(1, ...bars.flatMap(({ net, rest }) => [net, rest]))
  const height = (value: number) => ({ height: `${(Math.max(0, value) / most) * 100}%` })
  const nameOf = useMonthName()
  return (
    <figure className={css.chart}>
      <figcaption className={css.legend}>
        <span className={css.netKey}>{t('net')}</span>
        <span className={css.restKey}>{t('rest')}</span>
      </figcaption>
      <ol>
        {bars.map(({ month, net, rest }, at) => (
          <li
            key={month}
            className={cx(month === chosen.month && css.current)}
            aria-label={`${nameOf(month)}: ${t('net')} ${amount(net)}, ${t('rest')} ${amount(rest)}`}
          >
            <span className={css.value} aria-hidden="true">
              {short(net)}
            </span>
            <span className={css.bars} aria-hidden="true">
              <i className={css.net} style={height(net)} />
              <i className={css.rest} style={height(rest)} />
            </span>
            <span aria-hidden="true">{shortName(month, language)}</span>
            <span aria-hidden="true">{at === 0 || month.endsWith('-01') ? month.slice(0, 4) : '\u{A0}'}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}

function Table({ bars, chosen }: MonthsViewProps) {
  const t = useMessages(settlementMessages)
  const { language } = useSite()
  const amount = (value: number) => formatAmount(value, chosen.currency, language)
  const nameOf = useMonthName()
  return (
    <DataTable
      label={t('months')}
      rows={bars}
      keyOf={({ month }) => month}
      columns={[
        { key: 'month', head: t('month'), cell: ({ month }) => nameOf(month), bare: true },
        { key: 'net', head: t('net'), cell: ({ net }) => amount(net), end: true },
        { key: 'rest', head: t('rest'), cell: ({ rest }) => amount(rest), end: true },
      ]}
    />
  )
}

/** The chosen month beside the one before, where both sold something. */
function Comparison({ bars, chosen }: MonthsViewProps) {
  const t = useMessages(settlementMessages)
  const { language } = useSite()
  const nameOf = useMonthName()
  const [before, now] = bars.slice(-2)
  if (!before || !now || before.net <= 0 || now.net <= 0 || before.net === now.net) return null
  const change = now.net - before.net
  return (
    <p className={css.comparison}>
      {t(change > 0 ? 'more' : 'less', {
        month: nameOf(now.month),
        before: nameOf(before.month),
        amount: formatAmount(Math.abs(change), chosen.currency, language),
        percent: Math.round((Math.abs(change) / before.net) * 1000) / 10,
      })}
    </p>
  )
}

/** `7월` · `Jul` · `7月`: six of them stand beside each other, also on phones. */
function shortName(month: string, language: Language) {
  const number = Number(month.slice(5))
  if (language === 'en') return monthNames[number - 1]
  return language === 'ko' ? `${number}월` : `${number}月`
}

function useMonthName() {
  const { language } = useSite()
  return (month: string) => statementMonth(month, language)
}
