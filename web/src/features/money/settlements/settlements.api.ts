import {
  downloadSettlementEntries,
  getSettlementProducts,
  listSettlements,
  printSettlement,
} from 'contract/money/settlements/api'
import { monthPattern } from 'contract/money/settlements/settlements.rules'
import type { Output } from 'contract/http/endpoint'
import { currency as Currencies, type Currency } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import { saveFile } from '../../../platform/save-file.ts'
import { useChannel, useSite } from '../../../platform/site.tsx'

export type Settlement = Output<typeof listSettlements>['list'][number]
export type Product = Output<typeof getSettlementProducts>['list'][number]

export const useSettlements = () => useEndpoint(listSettlements, {})
export const useProducts = ({ month, currency }: Settlement) =>
  useEndpoint(getSettlementProducts, { settlementMonth: month, query: { currency } })

/** `link()` gives the address of the spreadsheet of the payments and refunds of a statement. */
export function useEntrySpreadsheet({ month, currency }: Settlement) {
  const { run, isRunning } = useCommand(downloadSettlementEntries, { settlementMonth: month })
  return { link: () => run({ body: { currency } }), isRunning }
}

/** Fetches the address of the statement's PDF and starts the download. */
export function useSaveStatement() {
  const { call } = useSite()
  const { channelSeq } = useChannel()
  return async ({ month, currency }: Settlement) =>
    saveFile(await call(printSettlement, { channelSeq, settlementMonth: month, query: { currency } }))
}

/** The statement that the address names, otherwise the latest one in won. */
export function chosenFrom(list: Settlement[], params: URLSearchParams) {
  const wantsMonth = monthPattern.test(params.get('month') ?? '') ? params.get('month') : null
  const wantsCurrency = currencyFrom(params.get('currency'))
  return (
    list.find(({ month, currency }) => month === wantsMonth && currency === wantsCurrency) ??
    list.find(({ currency }) => currency === wantsCurrency) ??
    list[0]
  )
}
const currencyFrom = (text: string | null): Currency =>
  Currencies.options.find((currency) => currency === text) ?? 'KRW'
