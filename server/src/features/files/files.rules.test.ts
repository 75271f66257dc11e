import { expect, test } from 'vitest'
import { bestWidth, mayUpload } from './files.rules.ts'

test.each([
  ['a learner may have a portrait', 'profile', null, true],
  ['a learner sends no video', 'vod', null, false],
  ['a teacher sends a video', 'vod', 'TCH', true],
  ['a teacher does not change the logo', 'channel', 'TCH', false],
  ['a manager changes the logo', 'channel', 'MNG', true],
] as const)('%s', (_, kind, role, expected) => {
  expect(mayUpload(kind, role)).toBe(expected)
})

test.each([
  [[320, 640, 960], 640, 640],
  [[320, 500], 640, 500],
  [[960, 320, 640], 400, 640],
  [[], 640, null],
])('of %j, %i is served by %s', (kept, wished, expected) => {
  expect(bestWidth(kept, wished)).toBe(expected)
})
