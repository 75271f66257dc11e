import { expect, test } from 'vitest'
import { packetMs, SILENCE } from './opus.ts'
import { SoundLine, SoundLines } from './sound-line.ts'

/** Twenty milliseconds of speech. */
const packet = Buffer.from([0x78, 1, 2, 3])
const timesOf = (blocks: readonly { atMs: number; data: Buffer }[]) =>
  blocks.map(({ atMs, data }) => (data === SILENCE ? -atMs : atMs))

// docs/rules.md R-1299
test('there is always something on a line: what nobody says is silence', () => {
  const line = new SoundLine()
  expect(timesOf(line.takeUntil(100))).toEqual([-0, -20, -40, -60, -80])
  line.add(packet, 120)
  line.add(packet, 140)
  expect(timesOf(line.takeUntil(200))).toEqual([120, 140])
  line.add(packet, 300)
  expect(timesOf(line.takeUntil(320))).toEqual([-160, -180, -200, -220, -240, -260, -280, 300])
})

test('packets stand in their order, and one that comes after its time is left out', () => {
  const line = new SoundLine()
  line.takeUntil(100)
  line.add(packet, 140)
  line.add(packet, 120)
  line.add(packet, 90)
  expect(timesOf(line.takeUntil(160))).toEqual([120, 140])
})

test('packets of two counts never overlap', () => {
  const line = new SoundLine()
  line.add(packet, 0)
  line.add(packet, 5)
  expect(timesOf(line.takeUntil(50))).toEqual([0, 20])
})

test('a line is free again for the next person; where all are taken, one more is left out', () => {
  const lines = new SoundLines(2)
  const first = lines.take()
  expect([first, lines.take(), lines.take()]).toEqual([lines.all[0], lines.all[1], null])
  if (first) lines.giveBack(first)
  expect(lines.take()).toBe(first)
})

test('the length of a packet is in its first bytes', () => {
  expect(packetMs(SILENCE)).toBe(20)
  // Speech of 60 ms, two frames of 10 ms, three of 2.5 ms.
  expect(packetMs(Buffer.from([3 << 3]))).toBe(60)
  expect(packetMs(Buffer.from([(12 << 3) | 1]))).toBe(20)
  expect(packetMs(Buffer.from([(16 << 3) | 3, 3]))).toBe(7.5)
})
