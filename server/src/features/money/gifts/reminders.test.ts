import { expect, test } from 'vitest'
import * as api from 'contract/money/gifts/api'
import { aMembership, MONTH } from '../../../testing/memberships-world.ts'
import { ProviderRefused } from '../../../platform/pay/gateway.ts'
import { remindOfEnds } from './reminders.jobs.ts'

/** Mina gave Jun a month, and may give more. */
async function aReceiver() {
  const world = await aMembership()
  const { mina, mails, ref, channelSeq, passTimer, passDays } = world
  await world.registerCard(mina)
  const jun = await world.member('Jun')
  const give = (at: number) =>
    mina.call(api.giveMembership, {
      ...ref,
      body: {
        giftKey: `00000000-0000-4000-8000-00000000000${at}`,
        email: 'jun@example.com',
        message: '',
        months: 1,
        price: MONTH,
      },
    })
  async function accept() {
    await world.app.workOnce()
    const links = mails.filter(({ to, text }) => to === 'jun@example.com' && text.includes('gift?code='))
    const giftCode = /gift\?code=([\w-]+)/.exec(links.at(-1)?.text ?? '')?.[1] ?? ''
    await jun.call(api.acceptGift, { channelSeq, body: { giftCode } })
  }
  async function pass(days: number) {
    await passDays(days)
    await passTimer(remindOfEnds)
    await passTimer(remindOfEnds)
    await world.app.workOnce()
  }
  const reminders = () =>
    mails.filter(({ to, subject }) => to === 'jun@example.com' && subject.includes('곧 끝'))
  return { ...world, jun, give, accept, pass, reminders }
}

test('R-1277: a week before a gift ends its receiver reads once how to go on', async () => {
  const world = await aReceiver()
  await world.give(1)
  await world.accept()
  await world.pass(22)
  expect(world.reminders()).toEqual([])
  await world.pass(1)
  await world.pass(2)
  expect(world.reminders()).toMatchObject([{ text: expect.stringContaining('2026') as string }])
  // Another month is another end.
  await world.give(2)
  await world.accept()
  await world.pass(6)
  expect(world.reminders()).toHaveLength(1)
  await world.pass(23)
  expect(world.reminders()).toHaveLength(2)
})

test('R-1277: who pays on themselves is not written to', async () => {
  const world = await aReceiver()
  await world.registerCard(world.jun)
  await world.join(world.jun)
  await world.give(1)
  await world.accept()
  await world.pass(56)
  expect(world.reminders()).toEqual([])
})

test('R-1278: a refund that the provider refused is not under way for ever', async () => {
  const world = await aReceiver()
  const { mina, owner, channelSeq } = world
  for (const gateway of world.app.ports.gateways.values())
    Object.assign(gateway, { cancel: () => Promise.reject(new ProviderRefused('NOT_CANCELABLE', 'no')) })
  const { giftSeq } = await world.give(1)
  await mina.call(api.takeGiftBack, { channelSeq, giftSeq })
  await world.workThrough({ minutes: 1 })
  const refused = { state: 'RETURNED', isRefunded: false, isRefundRefused: true }
  expect((await mina.call(api.listMyGifts, { channelSeq, query: {} })).list).toMatchObject([refused])
  expect((await owner.call(api.listGifts, { channelSeq, query: {} })).list).toMatchObject([refused])
})
