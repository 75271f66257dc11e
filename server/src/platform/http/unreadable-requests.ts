import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/** The time the client has to read the response and to stop sending. */
const LINGER_MS = 2_000

/**
 * Replies to anything that is not HTTP: 431 for a head that is too long, 408 for one that takes too long, otherwise 400. Closes the
 * connection only after the client stopped sending: closing with unread bytes resets it, and the response is lost (RFC 9112, 9.6).
 */
export function answerUnreadableRequests() {
  const answered = new WeakSet<Socket>()
  return (error: { code?: string }, socket: Socket) => {
    // Bytes after the first error are errors as well.
    if (answered.has(socket)) return
    answered.add(socket)
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const status = statusOf(error.code)
    const body = JSON.stringify({ statusCode: status, message: STATUS_CODES[status] })
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json\r\n` +
        `content-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
    )
    const timer = setTimeout(() => socket.destroy(), LINGER_MS)
    socket.on('close', () => clearTimeout(timer)).on('error', () => socket.destroy())
    socket.resume()
  }
}

function statusOf(code: string | undefined) {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}
