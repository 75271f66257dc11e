import { expect, test } from 'vitest'
import { readSpot, spotText } from './venue.ts'

test('parses coordinates in the format that maps copy', () => {
  expect(readSpot('37.5796, 126.9770')).toEqual({ lat: 37.5796, lon: 126.977 })
  expect(readSpot(' (37.5,-122) ')).toEqual({ lat: 37.5, lon: -122 })
  for (const wrong of ['', '37.5', '126.9770, 37.5796', '91, 10', '37.5 126.9', '서울'])
    expect(readSpot(wrong)).toBeNull()
  expect(spotText({ lat: 37.5, lon: 127 })).toBe('37.5, 127')
  expect(spotText({ lat: null, lon: null })).toBe('')
})
