import type { Seq } from '../../values/seq.ts'

export type MessageTemplateSeq = Seq<'message-template'>
