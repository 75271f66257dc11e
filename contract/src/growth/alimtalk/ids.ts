import type { Seq } from '../../values/seq.ts'

export type AlimtalkTemplateSeq = Seq<'alimtalk-template'>
