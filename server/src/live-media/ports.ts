import { createSocket } from 'node:dgram'

/** The port, or a free one for 0; null when it is taken. */
export function freeUdpPort(port: number, address: string): Promise<number | null> {
  return new Promise((resolve) => {
    const socket = createSocket(address.includes(':') ? 'udp6' : 'udp4')
    socket.once('error', () => {
      socket.close()
      resolve(null)
    })
    socket.bind({ port, address, exclusive: true }, () => {
      const chosen = socket.address().port
      socket.close(() => resolve(chosen))
    })
  })
}
