import { expect, test } from 'vitest'
import { curriculumTypes } from '../../values/type-codes.ts'
import { countItems, mayHold } from './contents.rules.ts'

const { live, mission, offline, section, text, video, material, postMission } = curriculumTypes

test('contents hold videos, texts and files, and a class holds everything', () => {
  expect([section, video, text, material].every((type) => mayHold('CONTENTS', type))).toBe(true)
  expect([live, mission, offline, postMission].some((type) => mayHold('CONTENTS', type))).toBe(false)
  expect(Object.values(curriculumTypes).every((type) => mayHold('CLASS', type))).toBe(true)
})

test('items are counted by kind, without sections', () => {
  const items = [section, video, video, text, material].map((curriculumTypeCd) => ({ curriculumTypeCd }))
  expect(countItems(items)).toEqual({ videos: 2, texts: 1, files: 1 })
})
