import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import { getPush, subscribePush, unsubscribePush } from 'contract/messaging/notifications/push.api'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { PushSwitch } from './PushSwitch.tsx'

const subscription = {
  endpoint: 'https://push.example/1',
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: vi.fn(() => Promise.resolve(true)),
}

/** A browser that supports push messages; the user may deny the permission. */
function aPushBrowser({ allows = true, has = false } = {}) {
  const pushManager = {
    getSubscription: () => Promise.resolve(has ? subscription : null),
    subscribe: vi.fn(() => Promise.resolve(subscription)),
  }
  const answer = allows ? 'granted' : 'denied'
  const Notification = { permission: 'default', requestPermission: () => Promise.resolve(answer) }
  Notification.requestPermission = () => {
    Notification.permission = answer
    return Promise.resolve(answer)
  }
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PushManager', () => null)
  vi.stubGlobal('Notification', Notification)
  const registration = { pushManager }
  const serviceWorker = {
    register: vi.fn(() => Promise.resolve(registration)),
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  return { pushManager, serviceWorker }
}
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})
const theSwitch = () => screen.getByRole('switch', { name: /푸시 알림/ })
const open = () => renderSite(<PushSwitch />, { session: aMember() })
const patience = { timeout: 5000 }
const able = () => waitFor(() => expect(theSwitch()).toBeEnabled(), patience)

test("switching on requests permission, subscribes with the installation's key and registers", async () => {
  const { pushManager, serviceWorker } = aPushBrowser()
  const { answers, requests } = open()
  answers(getPush, { publicKey: 'key', isOn: false })
  await able()
  answers(subscribePush, null)
  answers(getPush, { publicKey: 'key', isOn: true })
  answers(getPush, { publicKey: 'key', isOn: true })
  await userEvent.click(theSwitch())

  await waitFor(() => expect(theSwitch()).toBeChecked(), patience)
  expect(serviceWorker.register).toHaveBeenCalledWith('/push-worker.js')
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' })
  const sent = requests.find(({ name }) => name === nameOf(subscribePush))
  expect(sent?.call).toMatchObject({
    body: { endpoint: 'https://push.example/1', keys: { auth: 'a' } },
  })
})

test('a subscribed browser shows its state, and the user can switch it off', async () => {
  aPushBrowser({ has: true })
  const { answers } = open()
  answers(getPush, { publicKey: 'key', isOn: true })
  await waitFor(() => expect(theSwitch()).toBeChecked(), patience)
  answers(unsubscribePush, null)
  answers(getPush, { publicKey: 'key', isOn: false })
  answers(getPush, { publicKey: 'key', isOn: false })
  await userEvent.click(theSwitch())

  await waitFor(() => expect(subscription.unsubscribe).toHaveBeenCalled())
  await waitFor(() => expect(theSwitch()).not.toBeChecked(), patience)
})

test('explains where to allow push messages when the browser blocks them', async () => {
  aPushBrowser({ allows: false })
  const { answers } = open()
  answers(getPush, { publicKey: 'key', isOn: false })
  await able()
  await userEvent.click(theSwitch())

  expect(await screen.findByText(/알림이 차단되어 있어요/)).toBeVisible()
  expect(theSwitch()).toBeDisabled()
})

test('in a browser without push messages, the switch explains why', async () => {
  vi.stubGlobal('isSecureContext', false)
  open()

  expect(await screen.findByText(/안전한 연결/)).toBeVisible()
  expect(theSwitch()).toBeDisabled()
})
