import { downloadPointLedger, listPointLedger } from 'contract/learning/points/api'
import { pointKinds } from 'contract/learning/points/points.rules'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

const dayFrom = (text: string | null) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '')
export const sources = ['CURRICULUM', 'STAFF'] as const

/** The filter that the address holds. */
export const ledgerFilterFrom = (params: URLSearchParams) => ({
  q: params.get('q') ?? '',
  kind: pointKinds.find((kind) => kind === params.get('kind')),
  source: sources.find((source) => source === params.get('source')),
  startDt: dayFrom(params.get('from')),
  endDt: dayFrom(params.get('to')),
})
export type LedgerFilter = ReturnType<typeof ledgerFilterFrom>

/** The names under which the address holds a filter. */
export const noFilter = { q: '', kind: '', source: '', from: '', to: '' }

const choiceOf = ({ q, kind, source, startDt, endDt }: LedgerFilter) => ({
  ...(q && { q }),
  ...(kind && { kind }),
  ...(source && { sourceType: source }),
  ...(startDt && { startDt }),
  ...(endDt && { endDt }),
})

export const useLedger = (filter: LedgerFilter, turned: { page: number; size: number }) =>
  useEndpoint(listPointLedger, { query: { ...turned, ...choiceOf(filter) } }, { keep: true })
/** `link()` gives the address of the spreadsheet of what the filter shows. */
export function useLedgerSpreadsheet(filter: LedgerFilter) {
  const { run, isRunning } = useCommand(downloadPointLedger, {})
  return { link: () => run({ body: choiceOf(filter) }), isRunning }
}
