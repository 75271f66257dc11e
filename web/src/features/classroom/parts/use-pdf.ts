import type { PDFDocumentProxy } from 'pdfjs-dist'
import { viewFile } from 'contract/classroom'
import type { FileSeq } from 'contract/values'
import { useCallback, useEffect, useState } from 'react'
import { useCommand } from '../../../platform/endpoint.ts'
import type { Place } from '../classroom.api.ts'

export type Opening =
  | { kind: 'LOADING'; percent: number }
  | { kind: 'OPEN'; pdf: PDFDocumentProxy }
  | { kind: 'LOCKED' }
  | { kind: 'FAILED' }

/** Everything the reader of PDFs needs comes from our own address, and none of it before somebody views one. */
async function reader() {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const files = `/assets/pdf-${pdfjs.version}/`
  pdfjs.GlobalWorkerOptions.workerSrc = `/assets/pdf-worker-${pdfjs.version}.js`
  return (url: string) =>
    pdfjs.getDocument({
      url,
      withCredentials: true,
      // The address closes after minutes: all of it is fetched at once.
      disableRange: true,
      isEvalSupported: false,
      useWasm: false,
      wasmUrl: `${files}decoders/`,
      cMapUrl: `${files}cmaps/`,
      standardFontDataUrl: `${files}fonts/`,
    })
}

/** Asks for a file that is only to be viewed, and opens it. */
export function usePdf({ courseSeq, curriculumSeq }: Place, fileSeq: FileSeq) {
  const { run } = useCommand(viewFile, { courseSeq, curriculumSeq })
  const [opening, setOpening] = useState<Opening>({ kind: 'LOADING', percent: 0 })
  const [wish, setWish] = useState({ fileSeq })
  useEffect(() => {
    let isOver = false
    let close = () => {}
    async function open() {
      const { url } = await run(wish)
      const task = (await reader())(url)
      close = () => void task.destroy()
      if (isOver) return close()
      task.onProgress = ({ loaded, total }: { loaded: number; total: number }) => {
        if (!isOver)
          setOpening({ kind: 'LOADING', percent: Math.min(99, Math.floor((loaded / total) * 100)) })
      }
      const pdf = await task.promise
      if (!isOver) setOpening({ kind: 'OPEN', pdf })
    }
    open().catch((error: unknown) => {
      const isLocked = error instanceof Error && error.name === 'PasswordException'
      if (!isOver) setOpening({ kind: isLocked ? 'LOCKED' : 'FAILED' })
    })
    return () => {
      isOver = true
      close()
    }
  }, [run, wish])
  const retry = useCallback(() => {
    setOpening({ kind: 'LOADING', percent: 0 })
    setWish({ fileSeq })
  }, [fileSeq])
  return { opening, retry }
}
