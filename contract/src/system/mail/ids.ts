import type { Seq } from '../../values/seq.ts'

export type MailSeq = Seq<'mail'>
