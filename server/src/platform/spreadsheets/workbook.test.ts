import { buffer } from 'node:stream/consumers'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { amountCell, amountFormat, workbookOf, type Column } from './workbook.ts'

interface Row {
  name: string
  amount: number
  at: Date | null
}
const columns: Column<Row>[] = [
  { head: '이름', format: 'text', value: ({ name }) => name },
  { head: '금액', format: 'number', value: ({ amount }) => amount },
  { head: '결제일', format: 'moment', value: ({ at }) => at },
]

async function* inPages(...pages: Row[][]) {
  for (const page of pages) yield await Promise.resolve(page)
}
const sheetOf = async (...pages: Row[][]) => {
  const bytes = await buffer(workbookOf('주문 [11/2026]', columns, inPages(...pages)))
  const { sheets } = await readXlsx(bytes)
  return sheets[0]
}

test('a workbook has one row for each row of every page, below the heads of its columns', async () => {
  const at = new Date('2026-11-22T15:30:00Z')
  const sheet = await sheetOf(
    [{ name: '김미나', amount: 288_000, at }],
    [{ name: 'Jun', amount: -30_000, at: null }],
  )
  expect(sheet?.name).toBe('주문  11 2026 ')
  expect(sheet?.rows).toEqual([
    ['이름', '금액', '결제일'],
    ['김미나', 288_000, new Date('2026-11-23T00:30:00Z')],
    ['Jun', -30_000, null],
  ])
})

test('what looks like a formula, a number or markup stays the text it is', async () => {
  const names = ['=1+1', '@SUM(A1)', '+82 10', '010', '<b>&"', ' a  b ', '\u0007bell', '🧘']
  const sheet = await sheetOf(names.map((name) => ({ name, amount: 0, at: null })))
  expect(sheet?.rows.slice(1).map(([name]) => name)).toEqual(names)
})

test('rows are read no faster than they are taken', async () => {
  let read = 0
  async function* many() {
    for (; read < 1000; read++)
      yield await Promise.resolve([{ name: 'x'.repeat(5000), amount: read, at: null }])
  }
  const file = workbookOf('list', columns, many())
  file.destroy()
  await new Promise((closed) => file.once('close', closed))
  expect(read).toBeLessThan(50)
})

test('a text that is longer than a cell is cut, and the file stays readable', async () => {
  const sheet = await sheetOf([{ name: 'x'.repeat(40_000), amount: 1, at: null }])
  expect(sheet?.rows[1]?.[0]).toBe('x'.repeat(32_767))
})

/** The format of a column of amounts. */
const formatOf = async (currencies: ('KRW' | 'USD')[]) => {
  const amounts: Column<Row>[] = [
    { head: 'Paid', format: amountFormat(currencies), value: ({ amount }) => amount },
  ]
  const bytes = await buffer(workbookOf('orders', amounts, inPages([{ name: '', amount: 12.5, at: null }])))
  const { sheets } = await readXlsx(bytes, { readStyles: true })
  return sheets[0]?.cells?.get('1,0')?.style?.numFmt
}

test('a column of amounts shows cents where dollars may stand in it', async () => {
  expect(await formatOf(['KRW'])).toBe('#,##0')
  expect(await formatOf(['KRW', 'USD'])).toBe('#,##0.00')
  expect([amountCell(1250, 'USD'), amountCell(30_000, 'KRW')]).toEqual([12.5, 30_000])
})
