import { describe, expect, test } from 'vitest'
import { fakeSolapi, solapiAccount } from '../../../testing/fake-solapi.ts'
import { noon } from '../../../testing/world.ts'
import { PhoneServiceUnreachable } from '../phone-messages.ts'
import { solapiMessages } from './solapi.ts'

const MINUTE_MS = 60_000

async function accountWith() {
  const clock = { now: noon }
  const { control: solapi, endpoint } = await fakeSolapi(() => clock.now)
  const phone = solapiMessages(endpoint)(solapiAccount)
  const [from = ''] = solapi.senders
  const send = (key: string) =>
    phone.sendTexts([{ key, to: '01000000001', from, text: '휴강', kind: 'SMS', imageId: null }])
  return { clock, solapi, phone, send }
}

describe('calls that were made', () => {
  const around = { from: new Date(noon.getTime() - MINUTE_MS), to: new Date(noon.getTime() + MINUTE_MS) }
  test('are listed by when they were made, page by page, with what they held', async () => {
    const { solapi, clock, phone, send } = await accountWith()
    solapi.pageSize = 2
    solapi.loses = 'POST'
    await expect(send('lost')).rejects.toThrow(PhoneServiceUnreachable)
    for (const key of ['a', 'b']) await send(key)
    clock.now = new Date(noon.getTime() + 10 * MINUTE_MS)
    await send('later')
    const groupIds = await phone.listCalls(around)
    const reports = await Promise.all(groupIds.map((groupId) => phone.readReports(groupId)))
    expect(
      reports
        .flatMap((one) => one.map(({ key }) => key))
        .toSorted((a, b) => (a ?? '').localeCompare(b ?? '')),
    ).toEqual(['a', 'b', 'lost'])
    expect(await phone.listCalls({ from: clock.now, to: clock.now })).toHaveLength(1)
  })
  test('are none where nothing was sent, and unknown where the service does not answer', async () => {
    const { solapi, phone } = await accountWith()
    expect(await phone.listCalls(around)).toEqual([])
    solapi.faults.push({ status: 503 })
    await expect(phone.listCalls(around)).rejects.toThrow(PhoneServiceUnreachable)
  })
})
