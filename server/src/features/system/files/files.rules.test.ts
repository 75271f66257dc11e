import { expect, test } from 'vitest'
import { fileKinds } from 'contract/system/files/schemas'
import { permissionsOf } from 'contract/http/permissions'
import type { FileSeq } from 'contract/values/ids'
import { uploadKindsOf } from '../../../platform/files/upload-kinds.ts'
import { features } from '../../../app.ts'
import { bestWidth, mayUpload, swapped } from './files.rules.ts'

const uploadKinds = features.flatMap((feature) => feature.uploadKinds)

test('each kind of file must be declared by exactly one feature', () => {
  expect(uploadKinds.map(({ kind }) => kind).toSorted()).toEqual(fileKinds.toSorted())
  expect(() => uploadKindsOf(uploadKinds.slice(1))).toThrow('0 features say who may send')
  expect(() => uploadKindsOf([...uploadKinds, ...uploadKinds.slice(0, 1)])).toThrow(
    '2 features say who may send',
  )
})

test.each([
  ['a learner may have a portrait', 'profile', null, true],
  ['a learner sends no video', 'vod', null, false],
  ['a teacher sends a video', 'vod', 'TCH', true],
  ['a teacher does not change the logo', 'channel', 'TCH', false],
  ['a manager changes the logo', 'channel', 'MNG', true],
] as const)('%s', (_, kind, role, expected) => {
  const declared = uploadKinds.filter((one) => one.kind === kind)
  expect(declared.map((one) => mayUpload(one.permissions, new Set(permissionsOf(role))))).toEqual([expected])
})

test.each([
  [[320, 640, 960], 640, 640],
  [[320, 500], 640, 500],
  [[960, 320, 640], 400, 640],
  [[], 640, null],
])('of widths %j, %i is served by %s', (kept, atLeast, expected) => {
  expect(bestWidth(kept, atLeast)).toBe(expected)
})

test.each([
  ['one for another', [1], [2], ['1 let go', '2 taken up']],
  ['one taken away', [1], [null], ['1 let go']],
  ['the same again', [1], [1], ['1 taken up']],
  ['one that moves', [1, null], [null, 1], ['1 taken up']],
  ['two that trade places', [2, 1], [1, 2], ['1 taken up', '2 taken up']],
  ['nothing at all', [null], [null], []],
])('%s', (_, before, after, expected) => {
  const now = new Date(0)
  const changes = swapped(before as FileSeq[], after as FileSeq[], now).map(
    ([fileSeq, letGoAt]) => `${fileSeq} ${letGoAt === now ? 'let go' : 'taken up'}`,
  )
  expect(changes).toEqual(expected)
})
