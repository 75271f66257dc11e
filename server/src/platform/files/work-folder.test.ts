import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { workFolder } from './work-folder.ts'

/** Above any process number. */
const NOBODY = 2 ** 30

let dataDir: string
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'seodang-work-'))))
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const left = () => readdirSync(join(dataDir, 'work')).toSorted()

test('a process starts with an empty folder, even after another of the same number', () => {
  writeFileSync(join(workFolder(dataDir), 'half.m4s'), 'half')
  expect(readdirSync(workFolder(dataDir))).toEqual([])
})

test('folders of running processes stay, those of dead ones are removed', () => {
  const alive = workFolder(dataDir, { host: 'here', pid: process.pid })
  const dead = workFolder(dataDir, { host: 'here', pid: NOBODY })
  const mine = workFolder(dataDir, { host: 'here', pid: NOBODY + 1 })
  expect([alive, dead, mine].map((folder) => existsSync(folder))).toEqual([true, false, true])
})

test("another machine's folder is judged by its last change", () => {
  const now = new Date()
  const there = workFolder(dataDir, { host: 'there', pid: NOBODY })
  workFolder(dataDir, { host: 'here', pid: process.pid, now })
  expect(left()).toEqual([`here.${process.pid}`, `there.${NOBODY}`])
  const longAgo = new Date(now.getTime() - 25 * 60 * 60 * 1000)
  utimesSync(there, longAgo, longAgo)
  workFolder(dataDir, { host: 'here', pid: process.pid, now })
  expect(left()).toEqual([`here.${process.pid}`])
})

test('files of older versions are removed after a day', () => {
  const old = join(dataDir, 'work', 'some-video')
  mkdirSync(old, { recursive: true })
  const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000)
  utimesSync(old, longAgo, longAgo)
  workFolder(dataDir)
  expect(existsSync(old)).toBe(false)
})
