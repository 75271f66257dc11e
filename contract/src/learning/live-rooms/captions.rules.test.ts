import { expect, test } from 'vitest'
import { liveTypes } from '../../values/type-codes.ts'
import { freshCaptions, mayCaption } from './captions.rules.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 3, 0, seconds))

// docs/rules.md R-1218
test('everybody who may speak has captions: in a webinar its hosts alone', () => {
  expect(mayCaption(liveTypes.webinar, 'user')).toBe(false)
  expect(mayCaption(liveTypes.webinar, 'facilitator')).toBe(true)
  expect(mayCaption(liveTypes.meeting, 'user')).toBe(true)
})

// docs/rules.md R-1219
test('a sentence leaves the screen after twenty seconds, or when later ones need its line', () => {
  const list = [0, 5, 9].map((second) => ({ saidAt: at(second) }))
  expect(freshCaptions(list, at(10), 2)).toEqual(list.slice(1))
  expect(freshCaptions(list, at(26), 2)).toEqual(list.slice(2))
  expect(freshCaptions(list, at(30), 2)).toEqual([])
})
