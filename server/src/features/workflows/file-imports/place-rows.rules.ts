import type { ColumnPositions, ImportFault } from 'contract/workflows/file-imports/file-imports.rules'
import { email as emailForm, type CourseSeq, type Currency } from 'contract/values/ids'
import { isPhone, readPhone } from 'contract/values/phone'
import { lineOf, readCurrency, readPrice, type CheckedRow, type ReadRow } from './course-rows.rules.ts'

/** A day as services write it, with or without a time behind it: 2026-12-31, 2026.12.31, 2026/12/31. Null where it is none. */
export function readDay(text: string) {
  const [, year, month = '', day = ''] =
    /^(\d{4})[-./년]\s*(\d{1,2})[-./월]\s*(\d{1,2})(?:[.일]?$|[T ].*$)/.exec(text) ?? []
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = new Date(`${written}T00:00:00Z`)
  // A day that a month does not have would be another one.
  return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== written ? null : written
}

interface SaleOfRow {
  email: string
  phone: string
  name: string
  course: string
  orderNo: string
  currency: Currency | null
  /** In the smallest unit; null where the file says nothing. */
  amount: number | null
  soldOn: string | null
  untilOn: string | null
  isAmountWrong: boolean
  isSoldOnWrong: boolean
  isUntilWrong: boolean
}
/** What a row says about a place that somebody bought. */
export function saleOf(columns: ColumnPositions, cells: readonly string[]): SaleOfRow {
  const line = (column: Parameters<typeof lineOf>[2]) => lineOf(columns, cells, column)
  const [paid, bought, until] = [line('amount'), line('soldOn'), line('until')]
  const currency = readCurrency(line('currency'))
  const amount = paid === '' ? null : readPrice(paid, currency ?? 'KRW')
  const [soldOn, untilOn] = [readDay(bought), readDay(until)]
  return {
    email: line('email').toLowerCase(),
    phone: readPhone(line('phone')),
    name: line('name'),
    course: line('course'),
    orderNo: line('orderNo'),
    currency,
    amount,
    soldOn,
    untilOn,
    isAmountWrong: paid !== '' && amount === null,
    isSoldOnWrong: bought !== '' && soldOn === null,
    isUntilWrong: until !== '' && untilOn === null,
  }
}

/** By what a file names a sale: its order there and the class, else everything that it says of it. docs/rules.md R-1234. */
export function saleKeyOf(sale: SaleOfRow, courseSeq: CourseSeq) {
  if (sale.orderNo !== '') return `order:${sale.orderNo.toLowerCase()}|${courseSeq}`.slice(0, 500)
  const { email, phone, soldOn, amount, currency } = sale
  return ['row:', email || phone, courseSeq, soldOn ?? '', amount ?? '', currency].join('|').slice(0, 500)
}

/** What is wrong with what a row says, apart from its class; null where nothing is. */
function saleFault(sale: SaleOfRow): ImportFault | null {
  if (sale.email === '' && sale.phone === '') return 'WHO_MISSING'
  if (sale.email !== '' && !emailForm.safeParse(sale.email).success) return 'EMAIL_WRONG'
  if (!isPhone(sale.phone)) return 'PHONE_WRONG'
  if (sale.name.length > 60) return 'NAME_LONG'
  if (sale.course === '') return 'COURSE_MISSING'
  if (sale.currency === null) return 'CURRENCY_WRONG'
  if (sale.isAmountWrong) return 'AMOUNT_WRONG'
  if (sale.isSoldOnWrong) return 'DAY_WRONG'
  return sale.isUntilWrong ? 'UNTIL_WRONG' : null
}

/** Checks the rows of a file one after the other; `courses` says which class a name in the file means. */
export function saleChecker(columns: ColumnPositions, courses: ReadonlyMap<string, CourseSeq>) {
  const seen = new Set<string>()
  return ({ position, cells }: ReadRow): CheckedRow => {
    const sale = saleOf(columns, cells)
    const courseSeq = courses.get(sale.course)
    const fault = saleFault(sale) ?? (courseSeq === undefined ? 'COURSE_UNKNOWN' : null)
    if (fault !== null || courseSeq === undefined) return { position, groupAt: position, fault }
    const key = saleKeyOf(sale, courseSeq)
    const isTwice = seen.has(key)
    seen.add(key)
    return { position, groupAt: position, fault: isTwice ? 'DUPLICATE' : null }
  }
}
