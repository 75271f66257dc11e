import type { Seq } from '../../values/seq.ts'

export type LevelSeq = Seq<'level'>
export type LevelChangeSeq = Seq<'level change'>
