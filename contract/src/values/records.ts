/** The names of a record, as its type knows them. */
export const keysOf = <Name extends string>(record: Readonly<Record<Name, unknown>>) =>
  Object.keys(record) as Name[]
