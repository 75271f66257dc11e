import type { UserSeq } from 'contract/values/ids'
import type { ChannelTx, PlatformTx } from './db/channel-db.ts'

/** Two accounts of one person: rows of `gone` become rows of `kept`. */
export interface MergedAccounts {
  kept: UserSeq
  gone: UserSeq
}

/** How a feature combines the rows of which a person has one. Every function runs in the transaction of the merge. */
export interface AccountMerge {
  /** Columns by table that these functions move themselves; `userColumns` are moved for the feature. */
  moves?: Readonly<Record<string, readonly string[]>>
  /** Rows that belong to no site. */
  onPlatform?: (tx: PlatformTx, accounts: MergedAccounts) => Promise<unknown>
  /** Rows of one site, before the `userColumns` of all features are moved there. */
  onSite?: (tx: ChannelTx, accounts: MergedAccounts) => Promise<unknown>
  /** Rows of one site, after the `userColumns` of all features were moved there. */
  afterMove?: (tx: ChannelTx, accounts: MergedAccounts) => Promise<unknown>
}
