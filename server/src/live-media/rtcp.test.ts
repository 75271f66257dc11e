import { expect, test } from 'vitest'
import { maxBitrate, nextBitrate } from './bitrate.ts'
import { ReceptionCounter } from './reception.ts'
import {
  bitrateLimit,
  keyframeRequest,
  lossReport,
  middleOfTime,
  readFeedback,
  readSenderReports,
  receiverReport,
  reportAs,
} from './rtcp.ts'

test('what a viewer lost is read from both forms of an entry', () => {
  const report = lossReport(1, 2, [100, 65_535])
  // Also the second and the sixteenth packet after the first entry.
  report.writeUInt16BE(0b1000_0000_0000_0010, 14)

  expect(readFeedback(Buffer.concat([report, keyframeRequest(1, 2)]))).toEqual([
    { kind: 'lost', sequences: [100, 102, 116, 65_535] },
    { kind: 'keyframe' },
  ])
})

test('a limit is written as browsers read it', () => {
  const packet = bitrateLimit(1, 7, 1_500_000)
  const head = packet.readUInt8(17)
  const mantissa = ((head & 0x03) << 16) | packet.readUInt16BE(18)

  expect(packet.toString('latin1', 12, 16)).toBe('REMB')
  expect(mantissa * 2 ** (head >> 2)).toBeGreaterThan(1_499_000)
  expect(mantissa * 2 ** (head >> 2)).toBeLessThanOrEqual(1_500_000)
  expect(packet.readUInt32BE(20)).toBe(7)
})

test('a report counts what is missing, over the end of the numbers', () => {
  const counter = new ReceptionCounter(7, 65_534)
  expect([65_534, 65_535, 1, 2].map((sequence) => counter.count(sequence))).toEqual([
    65_534, 65_535, 65_537, 65_538,
  ])

  expect(counter.takeMissing()).toEqual({ sequences: [0], isHopeless: false })
  expect(counter.report(0)).toMatchObject({ lostInAll: 1, lostOf256: 51, highestSequence: 65_538 })
  // The missing one arrives: it is asked for no longer, and has its number.
  expect(counter.count(0)).toBe(65_536)
  expect(counter.takeMissing().sequences).toEqual([])
  expect(receiverReport(1, counter.report(0)).length).toBe(32)
})

test('a packet that never comes is asked for a few times only', () => {
  const counter = new ReceptionCounter(7, 1)
  counter.count(1)
  counter.count(3)
  let requests = 0
  while (counter.takeMissing().sequences.length > 0) requests += 1
  expect(requests).toBe(6)
})

test('the clock of the sender goes on to viewers under the source and the count they know', () => {
  const sent = Buffer.alloc(28)
  sent.writeUInt8(0x81, 0)
  sent.writeUInt8(200, 1)
  sent.writeUInt16BE(6, 2)
  sent.writeUInt32BE(0xabcd_ef01, 10)
  sent.writeUInt32BE(4_294_967_290, 16)
  const [report = Buffer.alloc(0)] = readSenderReports(Buffer.concat([keyframeRequest(1, 2), sent]))

  expect(middleOfTime(report)).toBe(0xabcd_ef01)
  const passedOn = reportAs(report, 5, 16)
  expect([passedOn.readUInt32BE(4), passedOn.readUInt32BE(16)]).toEqual([5, 10])
  expect(sent.readUInt32BE(4)).toBe(0)
})

test('what a viewer’s browser reports and estimates is read, also in one packet', () => {
  const counter = new ReceptionCounter(7, 1)
  for (const sequence of [1, 3, 4, 5]) counter.count(sequence)
  const compound = Buffer.concat([receiverReport(1, counter.report(0)), bitrateLimit(1, 7, 640_000)])

  expect(readFeedback(compound)).toEqual([
    { kind: 'losses', ofSource: new Map([[7, 51]]) },
    { kind: 'estimate', bitsPerSecond: 640_000 },
  ])
  expect(readFeedback(compound.subarray(0, 40))).toHaveLength(1)
})

test('a lossy way gets a smaller picture, a clean one the full one again', () => {
  const max = maxBitrate('camera')
  const after = nextBitrate(max, 128, max)
  expect(after).toBeLessThan(max)
  expect(nextBitrate(after, 0, max)).toBeGreaterThan(after)
  expect(nextBitrate(max, 0, max)).toBe(max)
  expect(nextBitrate(160_000, 255, max)).toBe(150_000)
})
