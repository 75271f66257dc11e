import { useState } from 'react'
import { MAX_ROWS_AT_ONCE } from 'contract/values/workbooks'
import type { RowResult } from 'contract/values/workbook-upload'

/** A row as it was read, and why it cannot go ahead. */
export interface UploadRow {
  rowNo: number
  cells: string[]
  problem: string | null
}
export interface UploadCalls {
  /** Reads a file in base64; changes nothing. */
  check: (file: string) => Promise<UploadRow[]>
  /** Carries out these rows. What it answers is done. */
  send: (rowNos: number[]) => Promise<RowResult[]>
}

/** Reads a file, then carries out its good rows a hundred at a time; after a failure it goes on where it stopped. */
export function useUpload({ check, send }: UploadCalls) {
  const [rows, setRows] = useState<UploadRow[] | null>(null)
  const [results, setResults] = useState<RowResult[]>([])
  const [isRunning, setRunning] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const ready = (rows ?? []).filter(({ problem }) => problem === null).map(({ rowNo }) => rowNo)

  async function run(work: () => Promise<void>) {
    setRunning(true)
    setError(null)
    await work().catch(setError)
    setRunning(false)
  }
  const open = (file: File) =>
    run(async () => {
      setRows(await check(await base64Of(file)))
      setResults([])
    })
  const sendAll = () =>
    run(async () => {
      const done = new Set(results.map(({ rowNo }) => rowNo))
      const left = ready.filter((rowNo) => !done.has(rowNo))
      for (let at = 0; at < left.length; at += MAX_ROWS_AT_ONCE) {
        const answered = await send(left.slice(at, at + MAX_ROWS_AT_ONCE))
        setResults((before) => [...before, ...answered])
      }
    })
  const clear = () => {
    setRows(null)
    setError(null)
  }
  const isDone = ready.length > 0 && results.length >= ready.length
  return { rows, ready, results, isRunning, isDone, error, open, sendAll, clear }
}
export type Upload = ReturnType<typeof useUpload>

const base64Of = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const url = typeof reader.result === 'string' ? reader.result : ''
      resolve(url.slice(url.indexOf(',') + 1))
    })
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable file')))
    reader.readAsDataURL(file)
  })
