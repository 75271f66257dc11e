import type { Seq } from '../../values/seq.ts'

export type DomainSeq = Seq<'domain'>
