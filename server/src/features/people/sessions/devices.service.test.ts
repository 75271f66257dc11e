import { expect, test } from 'vitest'
import { authenticate, login, me } from 'contract/people/sign-in/api'
import { getSession } from 'contract/people/sessions/api'
import { createChannel } from 'contract/workflows/site-setup/api'
import { endDevice, endOtherDevices, listDevices } from 'contract/people/sessions/devices.api'
import { aTown, newcomer, PASSWORD } from '../../../testing/accounts-world.ts'

const { email } = newcomer

/** Haru at home, who signed in at the office an hour later. */
async function haruAtTwoPlaces() {
  const town = await aTown()
  const home = await town.signedUp()
  await home.call(authenticate, { body: { email, code: await town.codeFor(email) } })
  town.clock.pass({ minutes: 60 })
  const office = town.visitor()
  await office.call(login, { body: { email, password: PASSWORD } })
  return { ...town, home, office }
}

test('a person sees where they are signed in, this browser first', async () => {
  const { home, office, clock } = await haruAtTwoPlaces()
  clock.pass({ minutes: 60 })
  await home.call(getSession, {})

  const { list } = await office.call(listDevices, {})

  expect(list.map(({ isThis }) => isThis)).toEqual([true, false])
  const [here, there] = list.map(({ seenAt }) => new Date(seenAt).getTime())
  expect((there ?? 0) - (here ?? 0)).toBe(60 * 60 * 1000)
})

test('one browser on several hosts is one device, and ends on all of them', async () => {
  const { home, office, published } = await haruAtTwoPlaces()
  await home.call(createChannel, { body: { name: 'Haru Yoga', address: 'haru' } })
  const onSite = await home.handedTo('haru.localhost:3000')

  const { list } = await office.call(listDevices, {})
  expect(list).toHaveLength(2)
  const deviceId = list.find(({ isThis }) => !isThis)?.deviceId ?? ''
  await office.call(endDevice, { deviceId })

  await expect(home.call(me, {})).refuses('SIGN_IN_FIRST')
  await expect(onSite.call(me, {})).refuses('SIGN_IN_FIRST')
  expect((await office.call(me, {})).user.email).toBe(email)
  expect(published).toContainEqual({
    topic: 'family',
    body: expect.objectContaining({ family: deviceId, message: { cmd: 'E0013' } }),
  })
  await expect(office.call(endDevice, { deviceId })).refuses('NOT_FOUND')
})

test('signing out everywhere else keeps this browser signed in', async () => {
  const { home, office } = await haruAtTwoPlaces()
  expect(await office.call(endOtherDevices, {})).toEqual({ ended: 1 })
  await expect(home.call(me, {})).refuses('SIGN_IN_FIRST')
  expect((await office.call(listDevices, {})).list).toHaveLength(1)
})

test('no user signs another out', async () => {
  const { home, signedUp } = await haruAtTwoPlaces()
  const mallory = await signedUp({ email: 'mallory@example.com' })
  const [device] = (await home.call(listDevices, {})).list
  const deviceId = device?.deviceId ?? ''
  await expect(mallory.call(endDevice, { deviceId })).refuses('NOT_FOUND')
  expect((await home.call(me, {})).user.email).toBe(email)
})
