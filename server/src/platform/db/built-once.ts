import type { CompiledQuery } from 'kysely'
import type { ChannelDb } from './channel-db.ts'
import { tables } from './tables.ts'

/** Stands for a value while a query is built. */
class Placeholder {
  readonly index: number

  constructor(index: number) {
    this.index = index
  }
}

/**
 * A query that is built and put into words at its first use, for the few that nearly every call asks: building one of sixty columns
 * takes longer than reading its row. `build` may only hand its values on to the query; neither the text nor the number of
 * values may depend on them. The first row, or undefined.
 */
export function builtOnce<Values extends readonly unknown[], Row>(
  build: (db: ChannelDb, ...values: Values) => { compile: () => CompiledQuery<Row> },
) {
  let known: CompiledQuery<Row> | undefined
  return async (db: ChannelDb, ...values: Values): Promise<Row | undefined> => {
    known ??= build(db, ...(values.map((_, index) => new Placeholder(index)) as unknown as Values)).compile()
    const parameters = known.parameters.map((one) => (one instanceof Placeholder ? values[one.index] : one))
    const { rows } = await tables(db).executeQuery<Row>({ ...known, parameters })
    return rows[0]
  }
}
