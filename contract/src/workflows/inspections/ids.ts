import type { Seq } from '../../values/seq.ts'

export type SiteInspectionSeq = Seq<'site-inspection'>
