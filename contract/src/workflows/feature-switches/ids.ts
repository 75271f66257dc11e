import type { Seq } from '../../values/seq.ts'

export type FeatureSwitchChangeSeq = Seq<'feature-switch-change'>
