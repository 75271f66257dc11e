import { deflateRawSync } from 'node:zlib'
import { writeXlsx, type CellValue } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { uploaded } from '../../testing/spreadsheets.ts'
import { readRows } from './read-workbook.ts'

const headings = { name: ['이름', 'Name'], email: ['이메일', 'E-mail'], until: ['종료일'] } as const
const read = async (base64: string) => readRows(base64, headings, ['email'])
const rowsOf = async (rows: CellValue[][]) => read(await uploaded(rows))

test('columns are found by their headings in any order and language, and empty rows are left out', async () => {
  const rows = await rowsOf([
    ['메모', ' 이메일 * ', 'NAME', '종료일'],
    ['무시', 'mina@example.com', ' 미나\u200b ', new Date('2026-12-31T00:00:00Z')],
    ['', '', null, null],
    [null, 'jun@example.com', 7, '2026.12.31'],
  ])
  expect(rows).toEqual([
    { rowNo: 2, cells: { name: '미나', email: 'mina@example.com', until: '2026-12-31' } },
    { rowNo: 4, cells: { name: '7', email: 'jun@example.com', until: '2026.12.31' } },
  ])
})

test('a sheet without the headings, without rows or with too many is refused', async () => {
  await expect(rowsOf([['미나', 'mina@example.com']])).rejects.toMatchObject({ refusal: 'WORKBOOK_HEADINGS' })
  await expect(rowsOf([['이메일'], [''], [null]])).rejects.toMatchObject({ refusal: 'WORKBOOK_EMPTY' })
  const many = Array.from({ length: 2001 }, (_, at) => [`p${at}@example.com`])
  await expect(rowsOf([['이메일'], ...many])).rejects.toMatchObject({ refusal: 'WORKBOOK_TOO_LARGE' })
  expect(await rowsOf([['이메일'], ...many.slice(1)])).toHaveLength(2000)
})

interface Part {
  name: string
  text: string
  /** What the archive says of its size. */
  stated?: number
  isBehind?: boolean
}
/** An archive whose entries say of themselves what they like. */
function archive(parts: Part[]) {
  const bodies: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const { name, text, stated, isBehind = false } of parts) {
    const packed = deflateRawSync(Buffer.from(text))
    const size = stated ?? Buffer.byteLength(text)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(size, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(isBehind ? 8 : 0, 8)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(isBehind ? 0 : packed.length, 20)
    entry.writeUInt32LE(isBehind ? 0 : size, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    bodies.push(local, Buffer.from(name), packed)
    entries.push(entry, Buffer.from(name))
    at += 30 + name.length + packed.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, directory, end])
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
/** A workbook whose only sheet has this content. */
function workbook(sheet: string, part: Partial<Part> = {}) {
  const relation = (id: string, kind: string, target: string) =>
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="${id}" Type="${relations}/${kind}" Target="${target}"/></Relationships>`
  return archive([
    {
      name: '[Content_Types].xml',
      text: `<Types xmlns="${packages}/content-types"><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/></Types>`,
    },
    { name: '_rels/.rels', text: relation('rId1', 'officeDocument', 'xl/workbook.xml') },
    {
      name: 'xl/workbook.xml',
      text: `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    { name: 'xl/_rels/workbook.xml.rels', text: relation('rId1', 'worksheet', 'worksheets/sheet1.xml') },
    { name: 'xl/worksheets/sheet1.xml', text: `<worksheet xmlns="${main}">${sheet}</worksheet>`, ...part },
  ])
}
const text = (ref: string, value: string) => `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`
const head = `<row r="1">${text('A1', '이메일')}</row>`
const oneRow = `<sheetData>${head}<row r="2">${text('A2', 'mina@example.com')}</row></sheetData>`

test('hostile and broken files are refused and cost nothing', async () => {
  expect(await read(workbook(oneRow).toString('base64'))).toHaveLength(1)
  const bomb = ' '.repeat(40_000_000)
  const refused: [string, Buffer, string][] = [
    ['no archive', Buffer.from('이름,이메일\n미나,mina@example.com'), 'WORKBOOK_UNREADABLE'],
    ['nothing', Buffer.alloc(0), 'WORKBOOK_UNREADABLE'],
    ['an archive of other things', archive([{ name: 'a.txt', text: 'a' }]), 'WORKBOOK_UNREADABLE'],
    ['cut off', workbook(oneRow).subarray(0, -30), 'WORKBOOK_UNREADABLE'],
    ['broken markup', workbook('<sheetData><row r="1"><c r="A1'), 'WORKBOOK_UNREADABLE'],
    ['unpacks to 40 MB', workbook(oneRow + bomb), 'WORKBOOK_TOO_LARGE'],
    ['unpacks to 40 MB, says 1 KB', workbook(oneRow + bomb, { stated: 1000 }), 'WORKBOOK_UNREADABLE'],
    ['unpacks to 40 MB, says nothing', workbook(oneRow + bomb, { stated: 0 }), 'WORKBOOK_UNREADABLE'],
    ['hides its sizes', workbook(oneRow + bomb, { isBehind: true }), 'WORKBOOK_UNREADABLE'],
    ['a size of 4 GB', workbook(oneRow, { stated: 0xffffffff }), 'WORKBOOK_UNREADABLE'],
    [
      'a thousand parts',
      archive(Array.from({ length: 1000 }, (_, at) => ({ name: `${at}`, text: 'a' }))),
      'WORKBOOK_TOO_LARGE',
    ],
    ['800 KB', Buffer.alloc(800_000, 1), 'WORKBOOK_TOO_LARGE'],
  ]
  const before = process.memoryUsage().rss
  for (const [what, bytes, refusal] of refused)
    await expect(read(bytes.toString('base64')), what).rejects.toMatchObject({ refusal })
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
})

test('a cell in the last corner of a sheet, and entities that multiply, cost nothing', async () => {
  const corner = `<sheetData>${head}<row r="2">${text('A2', 'mina@example.com')}</row><row r="1048576">${text('XFD1048576', 'x')}</row></sheetData>`
  expect(await read(workbook(corner).toString('base64'))).toHaveLength(1)
  const entity = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>`
  const multiplied = workbook(`<sheetData>${head}<row r="2">${text('A2', '&b;')}</row></sheetData>`, {
    text: `${entity}<worksheet xmlns="${main}"><sheetData>${head}<row r="2">${text('A2', '&b;')}</row></sheetData></worksheet>`,
  })
  const [row] = await read(multiplied.toString('base64'))
  expect(row?.cells.email).not.toContain('aaaa')
})

test('a protected workbook is refused with the reason', async () => {
  const bytes = await writeXlsx({
    sheets: [{ name: 'list', rows: [['이메일'], ['mina@example.com']] }],
    encryption: { password: 'secret', spinCount: 1000 },
  })
  await expect(read(Buffer.from(bytes).toString('base64'))).rejects.toMatchObject({
    refusal: 'WORKBOOK_UNREADABLE',
  })
})
