import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import {
  escapeIdentifier,
  type Pool,
  type PoolClient,
  type QueryConfig,
  type QueryResult as Answer,
} from 'pg'
import { BoundQuery } from './bound-query.ts'
import type { StatementNames } from './statement-names.ts'

/** Provides pooled connections on which every statement is bound to one channel; '' is bound to none. */
export class BoundDriver implements Driver {
  private readonly pool: Pool
  private readonly channel: string
  private readonly names: StatementNames

  constructor(pool: Pool, channel: string, names: StatementNames) {
    this.pool = pool
    this.channel = channel
    this.names = names
  }

  async acquireConnection() {
    return new BoundConnection(await this.pool.connect(), this.channel, this.names)
  }
  async releaseConnection(connection: BoundConnection) {
    connection.release()
  }
  beginTransaction(connection: BoundConnection, settings: TransactionSettings) {
    return connection.begin(settings)
  }
  commitTransaction(connection: BoundConnection) {
    return connection.end('commit')
  }
  rollbackTransaction(connection: BoundConnection) {
    return connection.end('rollback')
  }
  savepoint(connection: BoundConnection, name: string) {
    return connection.run(`savepoint ${escapeIdentifier(name)}`)
  }
  rollbackToSavepoint(connection: BoundConnection, name: string) {
    return connection.run(`rollback to savepoint ${escapeIdentifier(name)}`)
  }
  releaseSavepoint(connection: BoundConnection, name: string) {
    return connection.run(`release savepoint ${escapeIdentifier(name)}`)
  }
  async init() {}
  async destroy() {} // the pool is shared, its maker ends it
}

class BoundConnection implements DatabaseConnection {
  private inTransaction = false
  /** A transaction is opened by its first statement, in the same message. */
  private isOpened = false
  private readonly client: PoolClient
  private readonly channel: string
  private readonly names: StatementNames

  constructor(client: PoolClient, channel: string, names: StatementNames) {
    this.client = client
    this.channel = channel
    this.names = names
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const config = { name: this.names(sql), text: sql, values: [...parameters] } as QueryConfig
    const result = await (this.isOpened ? this.client.query(config) : this.queryBound(config))
    const { command, rowCount, rows } = result
    return { rows, ...(command !== 'SELECT' && rowCount !== null && { numAffectedRows: BigInt(rowCount) }) }
  }

  /** Nothing is sent yet, but for a transaction of a special kind. */
  async begin({ isolationLevel, accessMode }: TransactionSettings) {
    this.inTransaction = true // before it is sent: when it fails halfway, release() must throw the connection away
    const how = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ')
    if (how !== '') await this.open(how)
  }
  async end(how: 'commit' | 'rollback') {
    if (this.isOpened) await this.client.query(how)
    this.isOpened = false
    this.inTransaction = false
  }
  async run(command: string) {
    if (!this.isOpened) await this.open('')
    await this.client.query(command)
  }

  /** Binds in the message that opens the transaction. `channel` is digits or empty, see `Database.channel`. */
  private async open(how: string) {
    await this.client.query(`start transaction ${how}; set local app.channel_seq = '${this.channel}'`)
    this.isOpened = true
  }

  /** The next borrower would inherit a transaction that could not be ended: destroy the connection instead. */
  release() {
    this.client.release(this.inTransaction)
  }

  streamQuery(): never {
    throw new Error('streaming is not supported: read page by page')
  }

  private queryBound(config: QueryConfig) {
    const opensTransaction = this.inTransaction
    // Also when the query fails: the transaction has begun then, and must be rolled back.
    this.isOpened = opensTransaction
    return new Promise<Answer>((resolve, reject) => {
      const bound = { channel: this.channel, opensTransaction }
      const done = (error: Error | null, result: Answer) => (error ? reject(error) : resolve(result))
      this.client.query(new BoundQuery(config, bound, done))
    }).catch((error: Error) => {
      Error.captureStackTrace(error) // else the trace ends at the socket and not at the caller
      throw error
    })
  }
}
