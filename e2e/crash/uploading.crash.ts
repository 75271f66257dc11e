import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { getVideo } from 'contract/teaching/videos/api'
import { aVideo } from '../video.ts'
import { aProduct } from './a-product.ts'
import { anUpload, becomesReady, PATIENCE } from './videos.ts'

const PIECE = 1024 * 1024
const product = aProduct()

test('an upload resumes at the same position after a kill, and a kill at its very end loses no video', async () => {
  const bytes = readFileSync(await aVideo('upload.mp4', { seconds: 4, bytes: 6 * PIECE }))
  const { owner, videoRef, file, left, send, offset } = await anUpload(product, bytes.length)
  const acknowledged = 2 * PIECE
  expect((await send(0, bytes.subarray(0, acknowledged))).status).toBe(204)
  const onItsWay = send(acknowledged, bytes.subarray(acknowledged, 5 * PIECE)).catch(() => null)
  await product.killAndStart()
  await onItsWay

  const kept = await offset()
  expect(kept).toBeGreaterThanOrEqual(acknowledged)
  expect((await owner.call(getVideo, videoRef)).state).toBe('UPLOADING')

  // Killed at the moment when the last byte is on the disk: the client cannot know whether the video was accepted.
  const last = send(kept, bytes.subarray(kept)).catch(() => null)
  await vi.waitFor(() => expect(statSync(file).size).toBe(bytes.length), { ...PATIENCE, interval: 5 })
  await product.killAndStart()
  await last

  if (existsSync(file)) expect(await offset()).toBe(bytes.length)
  await becomesReady(owner, videoRef)
  await vi.waitFor(() => expect(left()).toEqual([]), PATIENCE)
})
