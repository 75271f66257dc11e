import type { Language } from 'contract/i18n/languages'
import { seoulInput } from 'contract/values/korea-time'
import { encode } from 'uqr'
import { INK, MARGIN, openPdf, SOFT, write, writeCentered } from '../../../platform/pdf/pdf-writer.ts'

interface Drawn {
  certificateNo: string
  name: string
  title: string
  siteName: string
  startedAt: Date | null
  issuedAt: Date
}

const QR_SIZE = 84

/** The texts of the PDF. The font has no Japanese, so Japanese readers get the English one. */
const sentences = {
  ko: {
    head: '수료증',
    body: '위 사람은 아래 과정을 성실히 마쳤기에 이 증서를 수여합니다.',
    course: '과정',
    period: '기간',
    number: '번호',
    check: '이 주소에서 진위를 확인할 수 있습니다',
  },
  en: {
    head: 'Certificate of Completion',
    body: 'has completed the following course.',
    course: 'Course',
    period: 'Period',
    number: 'Number',
    check: 'Verify this certificate at',
  },
}

/** One landscape page with an embedded font, so that it looks the same on every screen and in print. */
export async function drawCertificate(
  certificate: Drawn,
  { address, language }: { address: string; language: Language },
): Promise<Buffer> {
  const locale = language === 'ko' ? 'ko' : 'en'
  const t = sentences[locale]
  const writer = await openPdf({
    title: `${t.head} ${certificate.certificateNo}`,
    author: certificate.siteName,
    layout: 'landscape',
    texts: [certificate.name, certificate.title, certificate.siteName],
  })
  const paper = writer.page
  drawFrame(paper)
  const center = { align: 'center' } as const
  paper.font('bold').fillColor(INK).fontSize(36).text(t.head, MARGIN, 104, center)
  const size = fitting(certificate.name, 30)
  writeCentered(writer, certificate.name, { top: 184, size })
  paper.font('regular').fontSize(14).fillColor(SOFT).text(t.body, MARGIN, 232, center)
  const from = certificate.startedAt ?? certificate.issuedAt
  const facts = [
    [t.course, certificate.title],
    [t.period, `${day(from)} – ${day(certificate.issuedAt)}`],
    [t.number, certificate.certificateNo],
  ]
  let top = 280
  for (const [label = '', text = ''] of facts) {
    paper.font('regular').fontSize(12).fillColor(SOFT).text(label, 190, top, { width: 70 })
    paper.fillColor(INK)
    write(writer, text, { left: 262, top: top - 2, width: 400, size: 14 })
    top = Math.max(top + 30, paper.y + 12)
  }
  const foot = paper.page.height - MARGIN - QR_SIZE - 20
  paper
    .font('regular')
    .fontSize(14)
    .fillColor(INK)
    .text(day(certificate.issuedAt), MARGIN, foot + 6, center)
  writeCentered(writer, certificate.siteName, { top: foot + 32, size: 18 })
  drawCode(paper, { address, left: MARGIN + 20, top: foot })
  paper
    .font('regular')
    .fontSize(8)
    .fillColor(SOFT)
    .text(t.check, MARGIN + 20 + QR_SIZE + 10, foot + 54, { width: 170 })
    .text(address, { width: 170 })
  return writer.finish()
}

/** `2026.11.22`, in Seoul. */
const day = (moment: Date) => seoulInput(moment).slice(0, 10).replaceAll('-', '.')

/** Long names get a smaller font instead of a second line. */
const fitting = (text: string, size: number) => Math.max(14, Math.min(size, (size * 24) / text.length))

function drawFrame(paper: PDFKit.PDFDocument) {
  const { width, height } = paper.page
  paper
    .lineWidth(2)
    .strokeColor(INK)
    .rect(28, 28, width - 56, height - 56)
    .stroke()
  paper
    .lineWidth(0.5)
    .rect(34, 34, width - 68, height - 68)
    .stroke()
}

function drawCode(
  paper: PDFKit.PDFDocument,
  { address, left, top }: { address: string; left: number; top: number },
) {
  const { data, size } = encode(address, { border: 0 })
  const dot = QR_SIZE / size
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) paper.rect(left + column * dot, top + row * dot, dot, dot)
  paper.fill(INK)
}
