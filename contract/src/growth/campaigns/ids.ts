import type { Seq } from '../../values/seq.ts'

export type CampaignSeq = Seq<'campaign'>
