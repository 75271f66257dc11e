import { expect, test } from 'vitest'
import { decideAttendees } from 'contract/workflows/admissions/applications.api'
import { plainSentence } from '../../../platform/words/sentence.ts'
import { aShop, buy } from '../../../testing/orders-world.ts'

test('of places cancelled together, one that fails is counted with its reason and keeps no other waiting', async () => {
  const { mina, member, owner, courseRef, gateway, seats, bugs } = await aShop()
  const orders = [
    await buy(mina, courseRef),
    await buy(await member('Jun'), courseRef),
    await buy(await member('Sora'), courseRef),
  ]
  const { cancel } = gateway
  gateway.cancel = (input) =>
    input.paymentKey.endsWith(orders[1]?.orderNo ?? '')
      ? Promise.reject(new Error('nobody expected this'))
      : cancel(input)

  const attendSeqs = orders.flatMap(({ attendSeq }) => attendSeq ?? [])
  const body = { attendSeqs, decision: 'CANCEL' as const, reason: 'class called off' }
  const { doneCount, failed } = await owner.call(decideAttendees, { ...courseRef, body })

  expect(doneCount).toBe(2)
  expect(failed).toMatchObject([
    { attendSeq: attendSeqs[1], message: plainSentence('ko', 'SOMETHING_BROKE') },
  ])
  expect(await seats()).toEqual([1, 1])
  expect(bugs.splice(0)).toMatchObject([{ message: 'nobody expected this' }])
})
