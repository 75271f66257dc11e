import { sequenceOf } from './rtp.ts'

/** Some seconds of a picture. */
const SIZE = 1024

/** The latest packets of a track, by their numbers. */
export class RetransmissionBuffer {
  #packets: (Buffer | undefined)[] = []

  add(packet: Buffer) {
    this.#packets[sequenceOf(packet) % SIZE] = packet
  }

  find(sequence: number): Buffer | null {
    const packet = this.#packets[sequence % SIZE]
    return packet && sequenceOf(packet) === sequence ? packet : null
  }
}
