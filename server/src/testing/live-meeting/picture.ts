/** A picture of 1 Mbit/s: 1,200 bytes in a packet, a keyframe every three seconds. */
const BYTES = 1200
const PER_SECOND = 104
const KEYFRAME_EVERY = 3 * PER_SECOND
const EVERY_MS = 10

/** The packet of this number as RTP with VP8, of the source 4711. */
function packetOf(number: number) {
  const packet = Buffer.alloc(BYTES)
  packet.writeUInt8(0x80, 0)
  packet.writeUInt8(96, 1)
  packet.writeUInt16BE(number & 0xffff, 2)
  packet.writeUInt32BE((number * 577) >>> 0, 4)
  packet.writeUInt32BE(4711, 8)
  packet.writeUInt8(0x10, 12)
  packet.writeUInt8(number % KEYFRAME_EVERY === 0 ? 0 : 1, 13)
  return packet
}

/** Sends the picture without end, as evenly as timers allow. Returns how many packets were sent. */
export function flow(send: (packet: Buffer) => void) {
  const began = performance.now()
  let sent = 0
  setInterval(() => {
    const due = Math.floor(((performance.now() - began) * PER_SECOND) / 1000)
    for (; sent < due; sent += 1) send(packetOf(sent))
  }, EVERY_MS)
  return () => sent
}

/** What came and went since the last look. */
export function counters(sentSoFar: () => number) {
  let received = 0
  let last = { sent: 0, received: 0 }
  return {
    receive: () => void (received += 1),
    take() {
      const now = { sent: sentSoFar(), received }
      const since = { sent: now.sent - last.sent, received: now.received - last.received }
      last = now
      return since
    },
  }
}
