import { getPush, subscribePush, unsubscribePush } from 'contract/messaging/notifications/push.api'
import { useEffect, useState } from 'react'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

/** The reason why this browser cannot receive push messages while the site is closed; null if it can. */
export type Hindrance = 'insecure' | 'homeScreen' | 'unsupported' | 'denied' | null

function hindranceHere(): Hindrance {
  if (!window.isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return /iPhone|iPad|Macintosh.*Mobile/.test(navigator.userAgent) ? 'homeScreen' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : null
}

const WORKER = '/push-worker.js'
const subscriptionHere = async () =>
  (await (await navigator.serviceWorker.getRegistration(WORKER))?.pushManager.getSubscription()) ?? null

/** An id of the browser for queries, because its push address is secret. */
async function nameOf({ endpoint }: PushSubscription) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Whether this browser receives push messages, and the actions to switch that. The subscription belongs to the session.
 */
export function usePush() {
  const [hindrance, setHindrance] = useState(hindranceHere)
  /** Undefined until the browser has responded; null without a subscription. */
  const [browser, setBrowser] = useState<string | null>()
  const isAble = hindrance === null
  useEffect(() => {
    if (!isAble) return
    void subscriptionHere()
      .then(async (found) => setBrowser(found ? await nameOf(found) : null))
      .catch(() => setBrowser(null))
  }, [isAble])
  const query = browser ? { browser } : {}
  const state = useEndpoint(getPush, { query }, { enabled: isAble && browser !== undefined, keep: true })
  const on = useCommand(subscribePush, {})
  const off = useCommand(unsubscribePush, {})

  /** Returns false if the user denied the permission. */
  async function switchOn(publicKey: string) {
    if ((await Notification.requestPermission()) !== 'granted') {
      setHindrance(hindranceHere())
      return false
    }
    const subscription = await subscribe(publicKey)
    await on.run({ body: asBody(subscription) })
    setBrowser(await nameOf(subscription))
    return true
  }
  async function switchOff() {
    const subscription = await subscriptionHere()
    if (!subscription) return
    await off.run({ body: { browser: await nameOf(subscription) } })
    await subscription.unsubscribe()
    setBrowser(null)
  }
  return { hindrance, state, isRunning: on.isRunning || off.isRunning, switchOn, switchOff }
}

async function subscribe(publicKey: string) {
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    // The subscription uses another key, as after the installation got a new one.
    const old = await pushManager.getSubscription()
    if (!old) throw error
    await old.unsubscribe()
    return pushManager.subscribe(options)
  }
}

function asBody(subscription: PushSubscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } }
}
