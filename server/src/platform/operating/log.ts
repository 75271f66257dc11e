import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { multistream, pino, stdSerializers, type Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { dailyFile } from './daily-file.ts'
import type { Settings } from './settings.ts'

/** Details go to a daily file as JSON, a short sentence to the terminal. */
export interface Log extends Logger {
  folder: string
  close(): void
}

export interface LogOptions {
  settings: Pick<Settings, 'dataDir' | 'logLevel'>
  now: Clock
  /** The operator's output; by default the terminal. */
  say?: (line: string) => void
}

export async function openLog({
  settings,
  now,
  say = (line) => console.error(line),
}: LogOptions): Promise<Log> {
  const folder = join(settings.dataDir, 'logs')
  await mkdir(folder, { recursive: true, mode: 0o750 })
  const file = dailyFile(folder, now)
  const streams = multistream([
    { level: settings.logLevel, stream: file },
    { level: 'warn', stream: { write: (line: string) => say(sentenceOf(line, folder)) } },
  ])
  const log = pino(
    {
      level: settings.logLevel,
      base: null,
      timestamp: () => `,"time":"${now().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: secretPaths, censor: '[hidden]' },
      serializers: { err: withoutRows },
    },
    streams,
  )
  return Object.assign(log, { folder, close: () => file.close() })
}

/** Redacted wherever they are in a logged object, to the depth of a request's headers. */
const secretNames = [
  'password', 'newPassword', 'token', 'accessToken', '["access-token"]', '["x-access-token"]',
  'cookie', '["set-cookie"]', 'session', 'authorization', 'secret', 'masterSecret',
  'paymentKey', 'ticket', 'giftCode', 'connectionString',
] // oxfmt-ignore
const secretPaths = secretNames.flatMap((name) => {
  const dotted = name.startsWith('[') ? name : `.${name}`
  return [name, `*${dotted}`, `*.*${dotted}`, `*.*.*${dotted}`]
})
// `code` is also a field of errors, which must stay readable.
secretPaths.push(...['body', 'query', 'payload', 'told', 'mail'].map((holder) => `${holder}.code`))

/** PostgreSQL puts the offending row, with users' texts, into `detail`. */
function withoutRows(error: Error) {
  const { detail: _, ...rest } = stdSerializers.err(error)
  return rest
}

interface Line {
  level?: string
  msg?: string
  requestId?: string
  err?: { message?: string }
}

function sentenceOf(line: string, folder: string) {
  const { level, msg, requestId, err } = JSON.parse(line) as Line
  const what = [msg, err?.message].filter((part, at, all) => part && all.indexOf(part) === at).join(': ')
  const where = requestId ? ` (request ${requestId})` : ''
  return level === 'warn' ? `! ${what}${where}` : `✗ ${what}${where}\n  details: ${folder}`
}
