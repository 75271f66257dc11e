import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { isRtp } from '../live-media/rtp.ts'
import { randomNumbers } from './random.ts'

export interface Loss {
  seed: number
  /** Of a hundred packets of pictures and sound on the way to the receiver. */
  percent: number
}

/**
 * A way to a port of this machine that loses packets by a rule, repeated ones too. They are lost before they are deciphered: a
 * receiver takes no packet for the second time.
 */
export async function lossyNetwork({ seed, percent }: Loss, port: number) {
  const random = randomNumbers(seed)
  const near = createSocket('udp4')
  const far = createSocket('udp4')
  let receiverPort: number | null = null
  near.on('message', (packet, { port: from }) => {
    receiverPort = from
    far.send(packet, port, '127.0.0.1')
  })
  far.on('message', (packet) => {
    // The headers of SRTP are those of RTP.
    const isLost = isRtp(packet) && random() * 100 < percent
    if (!isLost && receiverPort !== null) near.send(packet, receiverPort, '127.0.0.1')
  })
  near.bind(0, '127.0.0.1')
  far.bind(0, '127.0.0.1')
  await Promise.all([once(near, 'listening'), once(far, 'listening')])
  return { port: near.address().port }
}
