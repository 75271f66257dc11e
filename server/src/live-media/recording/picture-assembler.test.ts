import { expect, test } from 'vitest'
import { BLANK_PICTURE, BLANK_SIZE } from './blank-picture.ts'
import { PictureAssembler } from './picture-assembler.ts'

interface Part {
  isFirst?: boolean
  isLast?: boolean
  isKeyframe?: boolean
  payload?: Buffer
  padding?: number
}
/** One packet of VP8, with the shortest descriptor. */
function packet({ isFirst = true, isLast = true, isKeyframe = false, payload, padding = 0 }: Part = {}) {
  const header = Buffer.alloc(13)
  header.writeUInt8(padding > 0 ? 0xa0 : 0x80, 0)
  header.writeUInt8(isLast ? 0xe0 : 0x60, 1)
  header.writeUInt32BE(9000, 4)
  header.writeUInt8(isFirst ? 0x10 : 0, 12)
  const filling = Buffer.alloc(padding, padding)
  return Buffer.concat([header, payload ?? Buffer.from([isKeyframe ? 0 : 1, 7]), filling])
}
const texts = (pictures: { data: Buffer }[]) => pictures.map(({ data }) => data.toString('hex'))

test('a picture of several packets is whole with the last one, in whatever order they come', () => {
  const assembler = new PictureAssembler()
  const half = BLANK_PICTURE.subarray(0, 60)
  const rest = BLANK_PICTURE.subarray(60)
  expect(assembler.add(packet({ isLast: false, payload: half }), 10, 0)).toEqual([])
  expect(assembler.add(packet(), 12, 5)).toEqual([])
  const [whole, next] = assembler.add(packet({ isFirst: false, payload: rest }), 11, 10)
  expect(whole).toEqual({ timestamp: 9000, isKeyframe: true, size: BLANK_SIZE, data: BLANK_PICTURE })
  expect(next).toMatchObject({ isKeyframe: false, size: null })
})

test('it begins with a keyframe, and again after a packet that never came', () => {
  const assembler = new PictureAssembler()
  expect(assembler.isWaiting).toBe(true)
  expect(assembler.add(packet(), 1, 0)).toEqual([])
  expect(texts(assembler.add(packet({ isKeyframe: true }), 2, 10))).toEqual(['0007'])
  expect(assembler.isWaiting).toBe(false)
  // The third never comes.
  expect(assembler.add(packet(), 4, 20)).toEqual([])
  expect(assembler.add(packet(), 5, 900)).toEqual([])
  expect(assembler.isWaiting).toBe(true)
  expect(texts(assembler.add(packet({ isKeyframe: true }), 6, 910))).toEqual(['0007'])
})

test('packets that only measure the network are no part of a picture', () => {
  const assembler = new PictureAssembler()
  assembler.add(packet({ isKeyframe: true }), 1, 0)
  expect(assembler.add(packet({ payload: Buffer.alloc(0), padding: 20 }), 2, 5)).toEqual([])
  expect(texts(assembler.add(packet({ padding: 3 }), 3, 10))).toEqual(['0107'])
})
