import type { Seq } from '../../values/seq.ts'

export type SiteImportSeq = Seq<'siteImport'>
