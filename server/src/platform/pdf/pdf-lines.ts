import { INK, MARGIN, SOFT, widthOf, write, type PdfWriter } from './pdf-writer.ts'

/** A label with what stands at the end of its line, such as an amount. */
export interface PdfLine {
  label: string
  /** In small letters below the label. */
  why?: string
  value: string
  isStrong?: boolean
}
const SIZE = 10.5
const SMALL = 8.5
const GAP = 7
/** What a line needs; where less is left it begins a page. */
const ROOM = 50
const LABEL_PART = 0.62

const HAIRLINE = '#d9dce3'
const widthIn = ({ page }: PdfWriter) => page.page.width - 2 * MARGIN

/** At the top of the first page; returns where to go on. */
export const writeTitle = (writer: PdfWriter, text: string) =>
  writeHead(writer, text, { top: MARGIN, size: 22 })
/** Returns where to go on. */
export const writeHeading = (writer: PdfWriter, text: string, top: number) =>
  writeHead(writer, text, { top: roomFrom(writer, top), size: 13 })

function writeHead(writer: PdfWriter, text: string, { top, size }: { top: number; size: number }) {
  const { page } = writer
  page.fillColor(INK)
  write(writer, text, { left: MARGIN, top, width: widthIn(writer), size })
  return page.y + GAP
}

/** A paragraph in soft ink; returns where to go on. */
export function writeNote(writer: PdfWriter, text: string, top: number) {
  const { page } = writer
  page.fillColor(SOFT)
  const from = roomFrom(writer, top)
  write(writer, text, {
    left: MARGIN,
    top: from,
    width: widthIn(writer),
    size: SMALL + 0.5,
    weight: 'regular',
  })
  return page.y + 3
}

/** Lines with a rule between them; returns where to go on. */
export function writeLines(writer: PdfWriter, lines: readonly PdfLine[], top: number) {
  return lines.reduce((at, line) => writeLine(writer, line, at), rule(writer, top))
}

function writeLine(writer: PdfWriter, { label, why, value, isStrong = false }: PdfLine, top: number) {
  const { page } = writer
  const from = roomFrom(writer, top) + GAP
  const width = widthIn(writer)
  const weight = isStrong ? 'bold' : 'regular'
  page.fillColor(INK)
  const size = { size: SIZE, weight } as const
  const valueWidth = Math.min(widthOf(writer, value, size), width * (1 - LABEL_PART))
  write(writer, value, { left: MARGIN + width - valueWidth, top: from, width: valueWidth + 1, ...size })
  const valueEnd = page.y
  write(writer, label, { left: MARGIN, top: from, width: width * LABEL_PART - GAP, ...size })
  if (why) {
    page.fillColor(SOFT)
    write(writer, why, {
      left: MARGIN,
      top: page.y + 1,
      width: width * LABEL_PART - GAP,
      size: SMALL,
      weight: 'regular',
    })
  }
  return rule(writer, Math.max(page.y, valueEnd) + GAP - 1)
}

function rule({ page }: PdfWriter, top: number) {
  page
    .lineWidth(0.5)
    .strokeColor(HAIRLINE)
    .moveTo(MARGIN, top)
    .lineTo(page.page.width - MARGIN, top)
    .stroke()
  return top
}

function roomFrom({ page }: PdfWriter, top: number) {
  if (top + ROOM <= page.page.height - MARGIN) return top
  page.addPage()
  return MARGIN
}
