// Reads untrusted PDFs in a process of its own, without secrets: PDFium runs as WebAssembly, and the parent process ends it when it
// takes too long.
import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium'
import type { PdfAnswer, PdfQuestion } from './pdf-messages.ts'

let open: { name: string; document: PDFiumDocument } | null = null
const ready = PDFiumLibrary.init()

async function documentOf({ name, bytes }: PdfQuestion) {
  if (open?.name === name) return open.document
  open?.document.destroy()
  open = null
  if (!bytes) throw new Error('The document is not open')
  const document = await (await ready).loadDocument(bytes)
  open = { name, document }
  return document
}

async function answerTo(question: PdfQuestion): Promise<PdfAnswer> {
  const document = await documentOf(question)
  const { act } = question
  if (act.kind === 'SIZES') {
    const count = Math.min(document.getPageCount(), act.most)
    const sizes = Array.from({ length: count }, (_, at) => {
      const { originalWidth, originalHeight } = document.getPage(at).getOriginalSize()
      return { width: originalWidth, height: originalHeight }
    })
    return { sizes }
  }
  const page = document.getPage(act.page - 1)
  if (act.kind === 'TEXT') return { text: page.getText() }
  const { width, height, data } = await page.render({
    width: act.width,
    height: act.height,
    render: 'bitmap',
  })
  return { width, height, pixels: data }
}

process.on('message', (question: PdfQuestion) => {
  answerTo(question).then(
    (answer) => process.send?.(answer),
    (error: unknown) => process.send?.({ trouble: error instanceof Error ? error.message : 'unknown' }),
  )
})
process.on('disconnect', () => process.exit(0))
