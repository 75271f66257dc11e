import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BROKEN, OFFLINE, Refusal } from '../../../../platform/call.ts'
import { openBroadcastRoom } from './broadcast-room.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refusal = (code: string) => new Refusal({ code, message: '', data: null })

const addresses = {
  url: '/live/broadcasts/1/2/index.m3u8',
  soundUrl: '/live/broadcasts/1/2/sound.m3u8',
}
function aStream() {
  const report = vi.fn(() => Promise.resolve<unknown>(null))
  const leave = vi.fn(() => Promise.resolve<unknown>(null))
  const room = openBroadcastRoom(addresses, { report, leave })
  return { room, report, leave, stateOf: () => [room.get().connection, room.get().endReason] }
}

// docs/rules.md R-1298
test('the page reports every twenty seconds that it watches, and goes on when nobody answers', async () => {
  const { room, report, stateOf } = aStream()
  report.mockRejectedValueOnce(refusal(OFFLINE))
  report.mockRejectedValueOnce(refusal(BROKEN))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(report).toHaveBeenCalledTimes(3)
  expect(stateOf()).toEqual(['connecting', null])
  await room.disconnect()
})

test('a refused report ends the stream: the user belongs somewhere else', async () => {
  const { report, leave, stateOf } = aStream()
  report.mockRejectedValueOnce(refusal('860015'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(stateOf()).toEqual(['ended', 'REMOVED'])
  expect(report).toHaveBeenCalledOnce()
  expect(leave).not.toHaveBeenCalled()
})

test('who leaves says so once, and is reported no longer', async () => {
  const { room, report, leave, stateOf } = aStream()
  await room.disconnect()
  await room.disconnect()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(stateOf()).toEqual(['ended', 'LEFT'])
  expect([leave.mock.calls.length, report.mock.calls.length]).toEqual([1, 0])
})
