import { BOARD_HEIGHT, BOARD_WIDTH } from 'contract/learning/live-rooms/board.rules'

/** Of a page of paper, in points: as wide as A4 turned on its side. */
const PAGE = { width: 842, height: Math.round((842 * BOARD_HEIGHT) / BOARD_WIDTH) }
const FIRST_PAGE = 3
const OBJECTS_PER_PAGE = 3

const pageAt = (index: number) => FIRST_PAGE + index * OBJECTS_PER_PAGE

/** A PDF file with one JPEG picture on each page. */
export function pdfOf(pictures: readonly Uint8Array<ArrayBuffer>[]): Blob {
  const parts: (string | Uint8Array<ArrayBuffer>)[] = []
  const offsets: number[] = []
  let size = 0
  const write = (part: string | Uint8Array<ArrayBuffer>) => {
    parts.push(part)
    // What is written as text has ASCII letters alone.
    size += part.length
  }
  const object = (number: number, ...content: (string | Uint8Array<ArrayBuffer>)[]) => {
    offsets.push(size)
    write(`${number} 0 obj\n`)
    for (const part of content) write(part)
    write('\nendobj\n')
  }
  const kids = pictures.map((_, index) => `${pageAt(index)} 0 R`).join(' ')
  write('%PDF-1.4\n')
  object(1, '<< /Type /Catalog /Pages 2 0 R >>')
  object(2, `<< /Type /Pages /Kids [${kids}] /Count ${pictures.length} >>`)
  for (const [index, picture] of pictures.entries()) {
    const page = pageAt(index)
    const drawing = `q ${PAGE.width} 0 0 ${PAGE.height} 0 0 cm /P Do Q`
    const box = `/MediaBox [0 0 ${PAGE.width} ${PAGE.height}]`
    const resources = `/Resources << /XObject << /P ${page + 2} 0 R >> >>`
    object(page, `<< /Type /Page /Parent 2 0 R ${box} ${resources} /Contents ${page + 1} 0 R >>`)
    object(page + 1, `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`)
    object(page + 2, pictureHead(picture), picture, '\nendstream')
  }
  const table = size
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  write(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${lines}`)
  write(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`)
  return new Blob(parts, { type: 'application/pdf' })
}

const pictureHead = ({ length }: Uint8Array) =>
  [
    `<< /Type /XObject /Subtype /Image /Width ${BOARD_WIDTH} /Height ${BOARD_HEIGHT}`,
    `/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${length} >>\nstream\n`,
  ].join(' ')
