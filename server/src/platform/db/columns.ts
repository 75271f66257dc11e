import type { AccountMerge } from '../account-merges.ts'

/** Columns by table, both under their database names. `column.key` is a value inside JSON. */
export type Columns = Readonly<Record<string, readonly string[]>>

export interface Column {
  table: string
  column: string
}

export const columnsIn = (declared: readonly Columns[]): Column[] =>
  declared.flatMap((columns) =>
    Object.entries(columns).flatMap(([table, names]) => names.map((column) => ({ table, column }))),
  )

/** How rows refer to files and people, of all features together. */
export interface References {
  files: readonly Column[]
  users: readonly Column[]
  /** In the order of the features. */
  merges: readonly AccountMerge[]
}

interface Declared {
  fileColumns: Columns
  userColumns: Columns
  mergeAccounts: AccountMerge
}
export const referencesOf = (features: readonly Declared[]): References => ({
  files: columnsIn(features.map(({ fileColumns }) => fileColumns)),
  users: columnsIn(features.map(({ userColumns }) => userColumns)),
  merges: features.map(({ mergeAccounts }) => mergeAccounts),
})

export const noReferences: References = { files: [], users: [], merges: [] }
