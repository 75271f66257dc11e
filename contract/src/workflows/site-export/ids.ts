import type { Seq } from '../../values/seq.ts'

export type SiteExportSeq = Seq<'siteExport'>
