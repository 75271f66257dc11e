import { Query, type ClientBase, type QueryConfig, type QueryResult } from 'pg'

const binding = { name: 'bind_channel', text: `select set_config('app.channel_seq', $1, true)` }
const opening = { name: 'open_transaction', text: 'start transaction' }

/** Prepares what `BoundQuery` sends ahead of named queries, once per connection. Pass it to the pool as `onConnect`. */
export async function prepareBinding(client: ClientBase): Promise<void> {
  await client.query({ ...binding, values: [''] })
  await client.query({ ...opening, values: [] })
  await client.query('rollback')
}

interface Bound {
  channel: string
  /** Whether the query begins a transaction, to which its channel is then bound. */
  opensTransaction: boolean
}

/**
 * One query that carries its channel. The binding and the query are sent in one message and end with one Sync, so PostgreSQL runs
 * both in one transaction: the implicit one, or the one that the same message opens. The setting is local to it, and nothing
 * stays on the connection.
 */
export class BoundQuery extends Query {
  private readonly ahead: { name: string; text: string; values: string[] }[]
  private answered = 0

  constructor(
    config: QueryConfig,
    { channel, opensTransaction }: Bound,
    done: (error: Error | null, result: QueryResult) => void,
  ) {
    // @ts-expect-error the published types lack the third argument
    super(config, config.values, done)
    const bound = { ...binding, values: [channel] }
    this.ahead = opensTransaction ? [{ ...opening, values: [] }, bound] : [bound]
  }

  override requiresPreparation() {
    return true // the simple protocol cannot carry the binding
  }

  override prepare(connection: QueryProtocol) {
    for (const { name, text, values } of this.ahead) {
      // pg assigns every ParseComplete to the running query's name, so only an unnamed query may parse here
      if (!this.name) connection.parse({ name: '', text })
      connection.bind({ statement: this.name ? name : '', values })
      connection.execute({})
    }
    super.prepare(connection)
  }

  override handleDataRow(row: unknown) {
    if (this.isOwnAnswer()) super.handleDataRow(row)
  }

  override handleCommandComplete(message: unknown, connection: QueryProtocol) {
    if (this.isOwnAnswer()) super.handleCommandComplete(message, connection)
    this.answered += 1
  }

  private isOwnAnswer() {
    return this.answered >= this.ahead.length
  }
}

/** The methods of pg's connection that pg-cursor uses too. */
interface QueryProtocol {
  parse(config: { name: string; text: string }): void
  bind(config: { statement: string; values: string[] }): void
  execute(config: object): void
}

declare module 'pg' {
  interface Query {
    readonly name?: string
    requiresPreparation(): boolean
    prepare(connection: QueryProtocol): void
    handleDataRow(row: unknown): void
    handleCommandComplete(message: unknown, connection: QueryProtocol): void
  }
}
