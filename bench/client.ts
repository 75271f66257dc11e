import { Agent, request, type IncomingHttpHeaders } from 'node:http'

export interface Call {
  path: string
  /** Makes the call a POST. */
  body?: object
  headers?: Record<string, string>
}
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}
export type Send = (call: Call) => Promise<Answer>

interface At {
  port: number
  host?: string
}

/** Calls one server over connections that stay open, whatever its response. */
export function patientClientOf({ port, host = 'localhost' }: At): Send {
  const agent = new Agent({ keepAlive: true })
  const always = { host: `${host}:${port}`, 'accept-encoding': 'br' }
  return (call) => exchange({ agent, port, always }, call)
}

/** The same; any response other than 200 is an error. */
export function clientOf(at: At): Send {
  const send = patientClientOf(at)
  return async (call) => {
    const answer = await send(call)
    if (answer.status === 200) return answer
    throw new Error(
      `${call.path} was answered with ${answer.status}: ${answer.body.toString().slice(0, 300)}`,
    )
  }
}

interface Line {
  agent: Agent
  port: number
  always: Record<string, string>
}
function exchange({ agent, port, always }: Line, { path, body, headers }: Call) {
  const text = body && JSON.stringify(body)
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        port,
        path,
        hostname: '127.0.0.1',
        method: text ? 'POST' : 'GET',
        headers: {
          ...always,
          ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          ...headers,
        },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end(text)
  })
}
