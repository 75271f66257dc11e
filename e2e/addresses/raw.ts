import { connect } from 'node:net'

export interface RawCall {
  method: string
  /** The target exactly as in the request line, encoded or not. */
  target: string
  headers: readonly (readonly [name: string, value: string])[]
  body: Buffer | null
}

const PATIENCE_MS = 30_000

/** Sends exactly these bytes, which `fetch` would normalize. Resolves to the status, or to 0 without a response. */
export function sendRaw(port: number, { method, target, headers, body }: RawCall): Promise<number> {
  const lines = [`${method} ${target} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`)]
  if (body) lines.push(`content-length: ${body.length}`)
  lines.push('connection: close', '', '')
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    const finish = () => {
      socket.destroy()
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0))
    }
    socket.setTimeout(PATIENCE_MS, finish)
    socket.on('data', (piece) => void (answer.length < 16 && (answer += piece.toString('latin1'))))
    socket.on('error', finish).on('close', finish)
    // Bytes above 127 are sent unchanged.
    socket.write(Buffer.from(lines.join('\r\n'), 'latin1'))
    if (body) socket.write(body)
  })
}

export const shown = ({ method, target, headers }: RawCall) =>
  `${method} ${target.slice(0, 200)} ${JSON.stringify(headers).slice(0, 300)}`
