import { expect, test } from 'vitest'
import { ViewerNumbers } from './viewer-numbers.ts'

/** What a viewer receives of a layer. */
function aViewer() {
  const numbers = new ViewerNumbers()
  const send = (
    sequence: number,
    timestamp: number,
    pictureId: number | null = null,
    base: number | null = null,
  ) => {
    const viewers = numbers.of({ timestamp, pictureId, base })
    const own = numbers.sequenceOf(sequence)
    if (own !== null) numbers.note(own, viewers)
    return own === null ? null : [own, viewers.timestamp, viewers.pictureId, viewers.base]
  }
  return { numbers, send }
}

test('another layer goes on where the last one ended: no loss, no time that stands still, nothing that is older', () => {
  const { numbers, send } = aViewer()
  numbers.begin({ sequence: 100, timestamp: 3000, pictureId: 50, base: 9, afterMs: null })
  send(100, 3000, 50, 9)
  expect(send(101, 6000, 51, 10)).toEqual([101, 6000, 51, 10])

  // Its own count began somewhere else; its picture was made 40 ms after the last one.
  numbers.begin({ sequence: 70_000, timestamp: 900_000, pictureId: 7, base: 200, afterMs: 40 })
  expect(send(70_000, 900_000, 7, 200)).toEqual([102, 9600, 52, 11])
  expect(send(70_001, 903_000, 8, 201)).toEqual([103, 12_600, 53, 12])
  expect(send(69_999, 897_000, 6, 199)).toBeNull()
  expect(numbers.timestampOffset).toBe(9600 - 900_000)
})

test('all numbers go over their ends', () => {
  const { numbers, send } = aViewer()
  numbers.begin({ sequence: 65_535, timestamp: 4_294_967_000, pictureId: 0x7fff, base: 255, afterMs: null })
  send(65_535, 4_294_967_000, 0x7fff, 255)
  numbers.begin({ sequence: 5, timestamp: 10, pictureId: 3, base: 4, afterMs: 100 })

  expect(send(5, 10, 3, 4)).toEqual([65_536, 8704, 0, 0])
})

test('a picture that was made before the last one comes after it', () => {
  const { numbers, send } = aViewer()
  numbers.begin({ sequence: 1, timestamp: 1000, pictureId: null, base: null, afterMs: null })
  send(1, 1000)
  numbers.begin({ sequence: 9, timestamp: 50, pictureId: null, base: null, afterMs: -30 })

  expect(send(9, 50)).toEqual([2, 1001, null, null])
})

test('what a viewer lost is found under the number of the sender, unless it is of an earlier layer', () => {
  const { numbers, send } = aViewer()
  numbers.begin({ sequence: 10, timestamp: 0, pictureId: null, base: null, afterMs: null })
  for (let sequence = 10; sequence < 20; sequence += 1) send(sequence, sequence)
  numbers.begin({ sequence: 131_070, timestamp: 0, pictureId: null, base: null, afterMs: 33 })
  for (let sequence = 131_070; sequence < 131_075; sequence += 1) send(sequence, sequence)

  expect(numbers.senderSequenceOf(22)).toBe(131_072)
  expect(numbers.senderSequenceOf(15)).toBeNull()
  expect(new ViewerNumbers().senderSequenceOf(1)).toBeNull()
})
