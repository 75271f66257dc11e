import { fork } from 'node:child_process'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Answer } from './client.ts'

interface Recorded {
  headers: Record<string, string>
}
export interface Orders {
  /** Recorded responses of the product by path, sent again byte for byte. */
  answers: Record<string, Recorded & { body: string }>
  database: string
  file: Recorded & { path: string }
}

/** The product's headers, without those that Node writes for every connection. */
export function headersOf({ headers }: Answer): Record<string, string> {
  const own = Object.entries(headers).filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name))
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]))
}
export const recorded = (answer: Answer) => ({
  headers: headersOf(answer),
  body: answer.body.toString('base64'),
})

/** Starts plain Node servers that do the minimal work. */
export async function startBaseline(orders: Orders) {
  await prepareTables(orders.database)
  const baseline = fork(join(import.meta.dirname, 'baseline-server.ts'), { execArgv: ['--import', 'tsx'] })
  const port = await new Promise<number>((done, fail) => {
    baseline.once('message', (said) => done(Number(said)))
    baseline.once('exit', (code) => fail(new Error(`the baseline ended with ${code}`)))
    baseline.send(orders)
  })
  return { port, pid: baseline.pid ?? 0, stop: () => baseline.kill() }
}

async function prepareTables(database: string) {
  const client = new Client({ connectionString: database })
  await client.connect()
  await client.query(`
    drop schema if exists bench cascade;
    create schema bench
    create table seats (seq int primary key, taken int not null)
    create table places (seq bigint generated always as identity primary key)
    create table players (seq int primary key, second int not null);
    insert into bench.seats values (1, 0);
    insert into bench.players values (1, 0)`)
  await client.end()
}
