import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readFeedback } from './rtcp.ts'
import { extensionByte, isRtcp, isRtp, payloadStart, sequenceDistance, startsKeyframe } from './rtp.ts'

/** A packet of the fixed header, with an extension when `level` is there, and this payload. */
function rtp({ payload, level }: { payload: number[]; level?: number }) {
  const header = Buffer.alloc(12)
  header.writeUInt8(level === undefined ? 0x80 : 0x90, 0)
  header.writeUInt8(96, 1)
  // A padding byte, an element of the identification 3, then the level under 1.
  const extension = level === undefined ? [] : [0xbe, 0xde, 0, 2, 0, 0x31, 9, 9, 0x10, level, 0, 0]
  return Buffer.from([...header, ...extension, ...payload])
}

test('the loudness is found among other extensions, and missing without them', () => {
  expect(extensionByte(rtp({ payload: [], level: 0x85 }), 1)).toBe(0x85)
  expect(extensionByte(rtp({ payload: [], level: 0x85 }), 7)).toBeNull()
  expect(extensionByte(rtp({ payload: [1] }), 1)).toBeNull()
})

test('the first packet of a keyframe is recognised, with every kind of descriptor', () => {
  expect(startsKeyframe(rtp({ payload: [0x10, 0x00] }))).toBe(true)
  expect(startsKeyframe(rtp({ payload: [0x10, 0x01] }))).toBe(false)
  expect(startsKeyframe(rtp({ payload: [0x00, 0x00] }))).toBe(false)
  expect(startsKeyframe(rtp({ payload: [0x11, 0x00] }))).toBe(false)
  expect(startsKeyframe(rtp({ payload: [0x90, 0x80, 0x05, 0x00], level: 1 }))).toBe(true)
  expect(startsKeyframe(rtp({ payload: [0x90, 0xe0, 0x85, 0x01, 0x02, 0x20, 0x01] }))).toBe(false)
  expect(startsKeyframe(rtp({ payload: [0x90, 0xe0, 0x85, 0x01, 0x02, 0x20, 0x00] }))).toBe(true)
})

test('numbers of packets continue after 65,535', () => {
  expect(sequenceDistance(65_535, 2)).toBe(3)
  expect(sequenceDistance(2, 65_535)).toBe(-3)
})

test('damaged packets are read without an error', () => {
  for (let round = 0; round < 20_000; round += 1) {
    const packet = randomBytes(round % 40)
    if (round % 2 === 0 && packet.length > 0) packet.writeUInt8(0x90, 0)
    if (isRtcp(packet)) readFeedback(packet)
    if (!isRtp(packet)) continue
    payloadStart(packet)
    startsKeyframe(packet)
    extensionByte(packet, 1)
  }
})
