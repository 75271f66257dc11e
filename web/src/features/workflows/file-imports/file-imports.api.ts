import { listAdminCourses } from 'contract/teaching/courses/api'
import { getUploadUrl } from 'contract/system/files/api'
import type { Output } from 'contract/http/endpoint'
import * as api from 'contract/workflows/file-imports/api'
import type { ImportKind } from 'contract/workflows/file-imports/file-imports.rules'
import type { FileImportSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import { useChannel, useSite } from '../../../platform/site.tsx'
import { putFile } from '../../../platform/upload.ts'

export type FileImport = Output<typeof api.getFileImport>
export type FileImportRow = Output<typeof api.listFileImports>['list'][number]
export type ImportCourse = Output<typeof api.listImportCourses>['list'][number]
export type ImportedSale = Output<typeof api.listImportedSales>['list'][number]
export type ImportRow = Output<typeof api.listImportRows>['list'][number]

const POLL_MS = 2000

export const useFileImports = (page: number, size: number) =>
  useEndpoint(
    api.listFileImports,
    { query: { page, size } },
    {
      keep: true,
      every: (data) => (data?.list.some(({ state }) => state === 'RUNNING') ? POLL_MS : false),
    },
  )
/** Read again and again while it is brought in. */
export const useFileImport = (fileImportSeq: FileImportSeq) =>
  useEndpoint(
    api.getFileImport,
    { fileImportSeq },
    { every: (data) => (data?.state === 'RUNNING' ? POLL_MS : false) },
  )
interface Rows {
  page: number
  size: number
  only: 'ALL' | 'FAULTY'
}
export const useImportRows = (fileImportSeq: FileImportSeq, query: Rows, isRunning: boolean) =>
  useEndpoint(
    api.listImportRows,
    { fileImportSeq, query },
    { keep: true, every: isRunning ? POLL_MS : false },
  )

export const useImportTemplate = () => useCommand(api.getImportTemplate, {})
export const useSaveColumns = (fileImportSeq: FileImportSeq) =>
  useCommand(api.saveImportColumns, { fileImportSeq })
export const useStartImport = (fileImportSeq: FileImportSeq) =>
  useCommand(api.startFileImport, { fileImportSeq })
export const useImportResult = (fileImportSeq: FileImportSeq) =>
  useCommand(api.downloadFileImport, { fileImportSeq })
export const useDeleteImport = (fileImportSeq: FileImportSeq) =>
  useCommand(api.deleteFileImport, { fileImportSeq })

export const useImportCourses = (fileImportSeq: FileImportSeq, page: number, size: number) =>
  useEndpoint(api.listImportCourses, { fileImportSeq, query: { page, size } }, { keep: true })
export const useSaveImportCourse = (fileImportSeq: FileImportSeq) =>
  useCommand(api.saveImportCourse, { fileImportSeq })
/** The first hundred classes of the site that everybody sees, to choose from. */
export const useClassChoices = () =>
  useEndpoint(listAdminCourses, { query: { shelf: 'public', page: 1, size: 100 } })
export const useImportedSales = (page: number, size: number) =>
  useEndpoint(api.listImportedSales, { query: { page, size } }, { keep: true })

/** Sends a file and has it read. */
export function useSendImport() {
  const { call } = useSite()
  const { channelSeq } = useChannel()
  const create = useCommand(api.createFileImport, {})
  return async (kind: ImportKind, file: File, onProgress: (percent: number) => void) => {
    const query = { filename: file.name, fileSize: file.size, kind: 'import_file' as const }
    const { uploadUrl } = await call(getUploadUrl, { channelSeq, query })
    const { fileSeq } = await putFile(uploadUrl, file, { onProgress })
    return create.run({ body: { kind, fileSeq } })
  }
}
