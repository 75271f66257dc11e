import { buffer } from 'node:stream/consumers'
import Pdf from 'pdfkit'
import {
  isEastAsian,
  lettersOf,
  notoParts,
  ownFonts,
  textRuns,
  type FontPart,
  type TextRun,
  type Weight,
} from './fonts.ts'

export const INK = '#16181d'
export const SOFT = '#5b616e'
export const MARGIN = 56

interface PdfOptions {
  title: string
  author: string
  layout?: 'portrait' | 'landscape'
  /** What may hold letters that the own font lacks: they are put into the file. */
  texts: readonly string[]
  /** In which they are written. */
  weights?: readonly Weight[]
}
export interface PdfWriter {
  page: PDFKit.PDFDocument
  runsOf: (text: string) => TextRun[]
  /** Ends the document. */
  finish: () => Promise<Buffer>
}

/** A page of A4 with embedded fonts, `regular` and `bold`, so that it looks the same on every screen and in print. */
export async function openPdf({
  title,
  author,
  layout = 'portrait',
  texts,
  weights = ['bold'],
}: PdfOptions): Promise<PdfWriter> {
  const page = new Pdf({ size: 'A4', layout, margin: MARGIN, info: { Title: title, Author: author } })
  const done = buffer(page)
  page.registerFont('regular', ownFonts.regular)
  page.registerFont('bold', ownFonts.bold)
  const runsOf = await registerLetters(page, texts, weights)
  return {
    page,
    runsOf,
    finish: () => {
      page.end()
      return done
    },
  }
}

/** Puts the letters into the file that its own font lacks, and no others; gives back what writes which part of a text. */
async function registerLetters(
  page: PDFKit.PDFDocument,
  texts: readonly string[],
  weights: readonly Weight[],
) {
  const parts = texts.some(isEastAsian) ? await notoParts() : []
  const runsOf = (text: string) => textRuns(text, parts)
  const letters = new Map<TextRun['part'], string>()
  for (const { part, text } of texts.flatMap(runsOf))
    if (part) letters.set(part, (letters.get(part) ?? '') + text)
  for (const [part, text] of letters)
    for (const weight of part ? weights : [])
      if (part) page.registerFont(fontName(part, weight), await lettersOf(part, text, weight))
  return runsOf
}

const fontName = ({ name }: FontPart, weight: Weight) => `${name}-${weight}`
const fontOf = ({ part }: TextRun, weight: Weight) => (part ? fontName(part, weight) : weight)
/** Where all fonts of a line stand on, below its top: the ascent of the own one. */
const ASCENT = 0.952

interface TextBox {
  left: number
  top: number
  width: number
  size: number
  weight?: Weight
}
/** A text in whichever letters, bold unless it says otherwise. */
export function write(
  { page, runsOf }: PdfWriter,
  text: string,
  { left, top, width, size, weight = 'bold' }: TextBox,
) {
  const runs = runsOf(text)
  const baseline = -ASCENT * size
  page.fontSize(size)
  for (const [at, run] of runs.entries()) {
    const options = { width, baseline, continued: at < runs.length - 1 }
    page.font(fontOf(run, weight))
    if (at === 0) page.text(run.text, left, top, options)
    else page.text(run.text, options)
  }
}

/** How wide a text is. */
export function widthOf(
  { page, runsOf }: PdfWriter,
  text: string,
  { size, weight = 'bold' }: Pick<TextBox, 'size' | 'weight'>,
) {
  page.fontSize(size)
  return runsOf(text).reduce((sum, run) => sum + page.font(fontOf(run, weight)).widthOfString(run.text), 0)
}

/** In the middle of the page; what is wider than a line begins at its margin and goes on below. */
export function writeCentered(writer: PdfWriter, text: string, { top, size }: Pick<TextBox, 'top' | 'size'>) {
  const { width } = writer.page.page
  const room = width - 2 * MARGIN
  const left = MARGIN + Math.max(0, (room - widthOf(writer, text, { size })) / 2)
  write(writer, text, { left, top, size, width: width - MARGIN - left })
}
