import { PDFiumLibrary } from '@hyzyla/pdfium'

/** What a PDF says, page after page. */
export async function pdfText(bytes: Uint8Array) {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const text = Array.from(document.pages(), (page) => page.getText()).join('\n')
  document.destroy()
  library.destroy()
  return text
}
