// The floor of bench/live-media.ts: copies each packet of the first socket that wrote to all others, and does nothing else.
import { createSocket } from 'node:dgram'

const socket = createSocket({
  type: 'udp4',
  sendBufferSize: 4 * 1024 * 1024,
  recvBufferSize: 4 * 1024 * 1024,
})
const viewers: number[] = []
socket.on('message', (packet, { port }) => {
  if (packet.length === 1) viewers.push(port)
  else for (const viewer of viewers) socket.send(packet, viewer, '127.0.0.1')
})
socket.bind(0, '127.0.0.1', () => process.send?.({ port: socket.address().port }))
process.on('disconnect', () => process.exit(0))
