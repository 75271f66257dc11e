import type { Seq } from '../../values/seq.ts'

export type AlarmSeq = Seq<'alarm'>
export type PushSubscriptionSeq = Seq<'push subscription'>
