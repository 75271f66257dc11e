import { expect, test } from 'vitest'
import { pdfOf } from './pages-pdf.ts'

/** Each byte as one letter. */
const latinText = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    // oxlint-disable-next-line unicorn/prefer-blob-reading-methods -- jsdom has no others
    reader.readAsText(blob, 'latin1')
  })

test('each picture is a page, and the table of the file leads to every object', async () => {
  const picture = new Uint8Array([0xff, 0xd8, 0xff, 0xd9])
  const text = await latinText(pdfOf([picture, picture]))
  expect(text.startsWith('%PDF-1.4')).toBe(true)
  expect(text).toContain('/Count 2')
  expect(text.match(/\/DCTDecode \/Length 4 /g)).toHaveLength(2)
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(table)).toMatch(/^xref\n0 9\n/)
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n /gm)].map(([, at]) => Number(at))
  expect(offsets).toHaveLength(8)
  expect(offsets.map((at, index) => text.slice(at).startsWith(`${index + 1} 0 obj`))).not.toContain(false)
})
