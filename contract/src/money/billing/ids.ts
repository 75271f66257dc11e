import type { Seq } from '../../values/seq.ts'

export type CardSeq = Seq<'card'>
export type SubscriptionSeq = Seq<'subscription'>
export type SubscriptionPauseSeq = Seq<'subscriptionPause'>
export type ChargeSeq = Seq<'charge'>
