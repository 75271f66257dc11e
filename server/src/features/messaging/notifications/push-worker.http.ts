import type { FastifyInstance } from 'fastify'

/**
 * What a browser runs when it is told of an alarm. It keeps no pages and answers no requests. Where a page of the site is
 * being looked at its bell rings instead; Safari must be shown everything it is sent.
 * @public the test lets it run
 */
export const pushWorker = `'use strict'
const isSafari = /^((?!chrome|chromium|android|firefox).)*safari/i.test(self.navigator.userAgent)

self.addEventListener('push', (event) => event.waitUntil(tell(event.data)))
self.addEventListener('notificationclick', (event) => event.waitUntil(follow(event.notification)))

async function tell(data) {
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

/** At the root, because a worker reaches no further than where it lies. */
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
