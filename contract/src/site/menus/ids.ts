import type { Seq } from '../../values/seq.ts'

export type MenuSeq = Seq<'menu'>
