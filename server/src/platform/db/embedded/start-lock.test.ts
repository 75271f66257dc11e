import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { tryStartLock } from './start-lock.ts'

const aFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'seodang-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test.runIf(process.platform === 'linux')('one process at a time starts the server of a folder', async () => {
  const [folder, other] = [aFolder(), aFolder()]
  const held = await tryStartLock(folder)

  expect(held).not.toBeNull()
  expect(await tryStartLock(folder)).toBeNull()
  const otherFolder = await tryStartLock(other)
  expect(otherFolder).not.toBeNull()
  otherFolder?.release()
  held?.release()
  const again = await tryStartLock(folder)
  expect(again).not.toBeNull()
  again?.release()
})
