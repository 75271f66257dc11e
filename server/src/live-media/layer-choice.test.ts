import { expect, test } from 'vitest'
import { chooseLayers, type OfferedLayer, type ReceivedPicture } from './layer-choice.ts'

const small: OfferedLayer = { size: { width: 320, height: 180 }, bitsPerSecond: 150_000, isLive: true }
const large: OfferedLayer = { size: { width: 1280, height: 720 }, bitsPerSecond: 1_200_000, isLive: true }
const dead = (layer: OfferedLayer) => ({ ...layer, isLive: false, bitsPerSecond: 0 })
const picture = (part: Partial<ReceivedPicture> = {}): ReceivedPicture => ({
  layers: [small, large],
  target: null,
  current: null,
  ...part,
})
const chosen = (part: Partial<ReceivedPicture>, limit = Infinity) => chooseLayers([picture(part)], limit)[0]

test('a small place gets the small picture, a large one the large picture', () => {
  expect(chosen({ target: { width: 240, height: 135 } })).toBe(0)
  expect(chosen({ target: { width: 800, height: 450 } })).toBe(1)
  expect(chosen({ target: null })).toBe(1)
  expect(chosen({ target: 'smallest' })).toBe(0)
  // Upright phones.
  expect(chosen({ target: { width: 120, height: 390 } })).toBe(0)
})

test('a place that grows a little keeps its layer', () => {
  const target = { width: 420, height: 236 }
  expect(chosen({ target, current: 0 })).toBe(0)
  expect(chosen({ target, current: 1 })).toBe(1)
  expect(chosen({ target: { width: 490, height: 270 }, current: 0 })).toBe(1)
})

test('a layer that is not sent now is not chosen, and the last one stays where none is', () => {
  expect(chosen({ layers: [small, dead(large)] })).toBe(0)
  expect(chosen({ layers: [dead(small), large], target: 'smallest' })).toBe(1)
  expect(chosen({ layers: [dead(small), dead(large)], current: 1 })).toBe(1)
  expect(chosen({ layers: [dead(small), dead(large)] })).toBeNull()
  expect(chosen({ layers: [] })).toBeNull()
})

test('a sender of one size alone is received in it', () => {
  expect(chosen({ layers: [large], target: { width: 100, height: 56 } }, 1000)).toBe(0)
})

test('what a narrow way bears goes to the largest places; everybody else stays visible', () => {
  const places = [160, 1200, 900].map((width) => picture({ target: { width, height: width / 2 } }))
  expect(chooseLayers(places, Infinity)).toEqual([0, 1, 1])
  expect(chooseLayers(places, 1_600_000)).toEqual([0, 1, 0])
  expect(chooseLayers(places, 100_000)).toEqual([0, 0, 0])
  expect(chooseLayers([], 0)).toEqual([])
})
