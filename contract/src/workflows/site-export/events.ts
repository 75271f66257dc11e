import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/seq.ts'

/** An archive can be downloaded, or could not be made. */
export const siteExported = event('site.exported', z.object({ siteExportSeq: seq('siteExport') }))
