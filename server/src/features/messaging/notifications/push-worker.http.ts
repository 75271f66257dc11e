import type { FastifyInstance } from 'fastify'

/**
 * The service worker for push messages. It caches no pages and intercepts no requests. Where a page of the site is visible it only
 * updates the bell; Safari requires every push message to be shown. @public the test runs it
 */
export const pushWorker = `'use strict'
const isSafari = /^((?!chrome|chromium|android|firefox).)*safari/i.test(self.navigator.userAgent)

self.addEventListener('push', (event) => event.waitUntil(notify(event.data)))
self.addEventListener('notificationclick', (event) => event.waitUntil(follow(event.notification)))

async function notify(data) {
  if (!data) return
  const { title, body, path, badge } = data.json()
  if (self.navigator.setAppBadge) await self.navigator.setAppBadge(badge).catch(() => null)
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!isSafari && pages.some((page) => page.visibilityState === 'visible')) return
  await self.registration.showNotification(title, { body, tag: 'alarms', renotify: true, data: { path } })
}

async function follow(notification) {
  notification.close()
  const url = new URL(notification.data.path, self.location.origin)
  if (url.origin !== self.location.origin) return
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const same = pages.find((page) => page.url === url.href)
  await (same ? same.focus() : self.clients.openWindow(url.href))
}
`

/** At the root, because a service worker's scope is its own folder. */
export function mountPushWorker(http: FastifyInstance) {
  http.get('/push-worker.js', (_request, reply) =>
    reply
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
      })
      .type('text/javascript; charset=utf-8')
      .send(pushWorker),
  )
}
