import { expect, test } from 'vitest'
import { sdkRefusal } from '../../../testing/zoom-signatures.ts'
import { noon } from '../../../testing/world.ts'
import { sdkSignature } from './zoom-sdk.ts'

const app = { clientId: 'sdk-of-haru', clientSecret: 'sdk-secret-of-haru-which-is-long' }
const entry = { meetingKey: '85746065433', isHost: false, now: noon, validUntil: after(90) }
const join = { ...app, meetingKey: '85746065433', role: 0 as const, now: noon }
function after(minutes: number) {
  return new Date(noon.getTime() + minutes * 60_000)
}

test('a learner joins as a participant and a host as the host', async () => {
  expect(await sdkRefusal(await sdkSignature(app, entry), join)).toBeNull()
  const hosting = await sdkSignature(app, { ...entry, isHost: true })
  expect(await sdkRefusal(hosting, { ...join, role: 1 })).toBeNull()
})

test('nothing else is joined with it', async () => {
  const signature = await sdkSignature(app, entry)
  expect(await sdkRefusal(signature, { ...join, role: 1 })).toBe('another role')
  expect(await sdkRefusal(signature, { ...join, meetingKey: '1' })).toBe('another meeting')
  expect(await sdkRefusal(signature, { ...join, clientId: 'another' })).toBe('another app')
  expect(await sdkRefusal(signature, { ...join, clientSecret: 'another-secret-that-is-long-too!' })).toBe(
    'signature',
  )
  expect(await sdkRefusal(signature, { ...join, now: after(91) })).toBe('signature')
})

test.each([-10, 1, 29, 30, 600, 48 * 60, 100_000])(
  'for a meeting of %i minutes it is valid within the limits of the SDK',
  async (minutes) => {
    const signature = await sdkSignature(app, { ...entry, validUntil: after(minutes) })
    expect(await sdkRefusal(signature, join)).toBeNull()
    expect(await sdkRefusal(signature, { ...join, now: after(48 * 60) })).toBe('signature')
  },
)
