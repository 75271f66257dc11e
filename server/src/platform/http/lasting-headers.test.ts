import { expect, test } from 'vitest'
import { anApp } from '../../testing/world.ts'
import { serveFiles } from '../pages/static-files.ts'

const addresses = [
  '/api/v1.0/common/session',
  '/api/v1.0/channels/1',
  '/api/nothing',
  '/api/openapi.json',
  '/api/docs',
  '/health/live',
  '/health/ready',
  '/metrics',
  '/robots.txt',
  '/sitemap.xml',
  '/notices/rss.xml',
  '/favicon.ico',
  '/icon.svg',
  '/manifest.webmanifest',
  '/files/1/1/400.webp',
  '/files/private/1/1/1/abc',
  '/files/people/none.webp',
  '/media/1/1/playlist.m3u8',
  '/keywords/1/1/ko.json',
  '/postcode',
  '/postcode/run.js',
  '/push-worker.js',
  '/snippets/check.js',
  '/tus/abc',
  '/dev/mailbox',
  '/dev/phone',
  '/fonts/pretendard.css',
  '/fonts/none.woff2',
  '/nothing',
  '/%ff',
]

test('every response forbids type sniffing, and requires TLS where the host uses it', async () => {
  const { app } = await anApp()
  await serveFiles(app.http, null)
  const ask = (url: string) => app.http.inject({ url, headers: { host: 'localhost:3000' } })
  for (const url of addresses) {
    const { headers } = await ask(url)
    expect([url, headers['x-content-type-options']]).toEqual([url, 'nosniff'])
    expect([url, headers['strict-transport-security']]).toEqual([url, undefined])
  }
  Object.assign(app.ports.settings, { publicUrl: 'https://classes.example.com' })
  for (const url of addresses) {
    const { headers } = await ask(url)
    expect([url, headers['strict-transport-security']]).toEqual([url, 'max-age=31536000'])
  }
})

test('no cache keeps what the API answers, a refusal neither', async () => {
  const { app } = await anApp()
  const ask = async (url: string) => {
    const { statusCode, headers } = await app.http.inject({ url, headers: { host: 'localhost:3000' } })
    return [statusCode, headers['cache-control']]
  }
  expect(await ask('/api/v1.0/common/session')).toEqual([200, 'no-store'])
  expect(await ask('/api/v1.0/channels/1/members')).toEqual([404, 'no-store'])
})
