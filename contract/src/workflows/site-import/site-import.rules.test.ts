import { expect, test } from 'vitest'
import {
  differences,
  isAbandoned,
  isCancellable,
  isOpenImport,
  neededBytes,
  neededForUpload,
} from './site-import.rules.ts'

const from = new Date('2026-11-28T00:00:00Z')
const after = (hours: number) => new Date(from.getTime() + hours * 3_600_000)

test('R-1285: an upload waits a day for its next piece, an archive a week for its confirmation', () => {
  expect(isAbandoned('UPLOADING', from, after(23.9))).toBe(false)
  expect(isAbandoned('UPLOADING', from, after(24))).toBe(true)
  expect(isAbandoned('READY', from, after(7 * 24 - 1))).toBe(false)
  expect(isAbandoned('READY', from, after(7 * 24))).toBe(true)
  expect(isAbandoned('FAILED', from, after(7 * 24))).toBe(true)
  expect(isAbandoned('IMPORTING', from, after(700))).toBe(false)
  expect(isAbandoned('DONE', from, after(700))).toBe(false)
})

test('R-1285: what is being read or written is open, and not cancelled in the middle', () => {
  expect(isOpenImport('IMPORTING')).toBe(true)
  expect(isCancellable('IMPORTING')).toBe(false)
  expect(isCancellable('READY')).toBe(true)
  expect(isOpenImport('DONE')).toBe(false)
})

test('R-1286: rows take four times their size, files their own, and an unread archive twice its own', () => {
  expect(neededBytes({ rowBytes: 100, fileBytes: 1000 })).toBe(1400)
  expect(neededForUpload(500)).toBe(1000)
})

test('R-1288: what is not as the archive says is listed', () => {
  expect(
    differences([
      { name: 'posts', isSame: true },
      { name: 'channels', isSame: false },
    ]),
  ).toEqual([{ name: 'channels', isSame: false }])
})
