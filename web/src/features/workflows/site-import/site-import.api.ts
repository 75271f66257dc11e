import { isOpenImport } from 'contract/workflows/site-import/site-import.rules'
import * as api from 'contract/workflows/site-import/api'
import type { SiteImportSeq } from 'contract/values/ids'
import type { Output } from 'contract/http/endpoint'
import { makeStale, useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import { useSite } from '../../../platform/site.tsx'
import { uploadsOf } from '../../../platform/uploads/use-uploads.ts'

export type SiteImport = Output<typeof api.getSiteImport>
export type SiteImportLine = Output<typeof api.listSiteImports>['list'][number]

const POLL_MS = 2000
const LIST_MS = 5000
const isMoving = ({ state }: Pick<SiteImport, 'state'>) => state === 'CHECKING' || state === 'IMPORTING'

export const useSiteImports = (question: { page: number; size: number }) =>
  useEndpoint(
    api.listSiteImports,
    { query: question },
    { keep: true, every: (data) => (data?.list.some(isMoving) ? LIST_MS : false) },
  )
/** Read again and again while the server works on it. */
export const useSiteImport = (siteImportSeq: SiteImportSeq) =>
  useEndpoint(
    api.getSiteImport,
    { siteImportSeq },
    { every: (data) => (data && isMoving(data) ? POLL_MS : false) },
  )
export const openOneOf = (list: readonly SiteImportLine[]) => list.find(({ state }) => isOpenImport(state))

export const useCreateSiteImport = () => useCommand(api.createSiteImport, {})
export const useStartSiteImport = (siteImportSeq: SiteImportSeq) =>
  useCommand(api.startSiteImport, { siteImportSeq })
export const useCancelSiteImport = (siteImportSeq: SiteImportSeq) =>
  useCommand(api.cancelSiteImport, { siteImportSeq })

export const useArchiveUploads = uploadsOf<SiteImportSeq>('archive')

/** Uploads an archive, or goes on with an upload that an earlier visit began. */
export function useSendArchive() {
  const site = useSite()
  const { store } = useArchiveUploads()
  const { run: openUpload } = useCommand(api.openSiteUpload, {})
  return async (siteImportSeq: SiteImportSeq, file: File) => {
    store.expect(siteImportSeq, file.size)
    try {
      const ticket = await openUpload({ siteImportSeq })
      const onDone = () => makeStale(site, ['site-import'])
      await store.start({ key: siteImportSeq, file, ticket, onDone })
    } catch (error) {
      await store.giveUp(siteImportSeq)
      throw error
    }
  }
}
