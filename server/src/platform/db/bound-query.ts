import { Query, type ClientBase, type QueryConfig, type QueryResult } from 'pg'

const binding = { name: 'bind_channel', text: `select set_config('app.channel_seq', $1, true)` }

/** Prepares the binding for named queries, once per connection. Pass it to the pool as `onConnect`. */
export async function prepareBinding(client: ClientBase): Promise<void> {
  await client.query({ ...binding, values: [''] })
}

/**
 * One query that carries its channel. The binding and the query are sent in one message and end with one Sync, so PostgreSQL runs
 * both in one implicit transaction: the setting is local to it, and nothing stays on the connection.
 */
export class BoundQuery extends Query {
  private readonly channel: string
  private bindingAnswered = false

  constructor(
    config: QueryConfig,
    channel: string,
    done: (error: Error | null, result: QueryResult) => void,
  ) {
    // @ts-expect-error the published types lack the third argument
    super(config, config.values, done)
    this.channel = channel
  }

  override requiresPreparation() {
    return true // the simple protocol cannot carry the binding
  }

  override prepare(connection: QueryProtocol) {
    // pg assigns every ParseComplete to the running query's name, so only an unnamed query may parse its binding here
    if (!this.name) connection.parse({ name: '', text: binding.text })
    connection.bind({ statement: this.name ? binding.name : '', values: [this.channel] })
    connection.execute({})
    super.prepare(connection)
  }

  override handleDataRow(row: unknown) {
    if (this.bindingAnswered) super.handleDataRow(row)
  }

  override handleCommandComplete(message: unknown, connection: QueryProtocol) {
    if (this.bindingAnswered) super.handleCommandComplete(message, connection)
    this.bindingAnswered = true
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
