import type { Seq } from '../../values/seq.ts'

export type FormSeq = Seq<'form'>
export type FormItemSeq = Seq<'form-item'>
export type FormResponseSeq = Seq<'form-response'>
