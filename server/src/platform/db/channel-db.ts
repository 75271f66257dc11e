import type { ChannelSeq } from 'contract/values/ids'

declare const bound: unique symbol
declare const unbound: unique symbol
declare const committed: unique symbol

/** Access to the rows of one channel. Only a queries file can open it, with `tables()`. */
export interface ChannelDb {
  readonly [bound]: ChannelSeq
}
/** The same inside a transaction: all writes are committed or none. */
export interface ChannelTx extends ChannelDb {
  readonly [committed]: 'together'
}

/** Access to everything outside channels: accounts, the list of sites. Opened with `platformTables()`. */
export interface PlatformDb {
  readonly [unbound]: true
}
export interface PlatformTx extends PlatformDb {
  readonly [committed]: 'together'
}
