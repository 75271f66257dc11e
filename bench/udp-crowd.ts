// One sender and many viewers of the relay, each with a socket of its own.
import { createSocket } from 'node:dgram'
import type { FromCrowd } from '../server/src/testing/live-meeting/crowd.child.ts'
import { counters, flow } from '../server/src/testing/live-meeting/picture.ts'

const [port = 0, viewers = 0] = process.argv.slice(2).map(Number)
const open = (onMessage: () => void) => {
  const socket = createSocket({ type: 'udp4', recvBufferSize: 1024 * 1024 })
  socket.on('message', onMessage)
  return socket
}
let sent = () => 0
const { receive, take } = counters(() => sent())
for (let viewer = 0; viewer < viewers; viewer += 1) open(receive).send(Buffer.alloc(1), port, '127.0.0.1')
const sender = open(() => {})
sent = flow((packet) => sender.send(packet, port, '127.0.0.1'))
process.on('message', () => process.send?.({ kind: 'counted', ...take() } satisfies FromCrowd))
process.on('disconnect', () => process.exit(0))
process.send?.({ kind: 'ready' } satisfies FromCrowd)
