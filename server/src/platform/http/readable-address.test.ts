import { expect, test } from 'vitest'
import { refusals } from 'contract/http/refusals'
import type { Envelope } from 'contract/http/envelope'
import { aSite } from '../../testing/world.ts'
import { NOT_FOUND_PATH, readableAddress } from './readable-address.ts'

test.each(['/', '/classes/3?q=%EC%9A%94', '/api/v1.0/%E0%A4%A', '/p/%00', '/a//b'])(
  '%s is answered as it is',
  (url) => {
    expect(readableAddress(url)).toBe(url)
  },
)

test.each([
  '//',
  '//evil.test/x',
  '/p/%E0%A4%A',
  '/%',
  '/classes/%zz',
  'http://evil.test/',
  '*',
  '/classes?a=1&q=%00',
])('%s leads to the not-found page', (url) => expect(readableAddress(url)).toBe(NOT_FOUND_PATH))

test.each(['[::1', 'haru.localhost:3000:3000', 'xn--a.localhost', 'a b'])(
  'the host "%s" is refused',
  async (host) => {
    const { app } = await aSite()
    const { statusCode, body } = await app.http.inject({
      url: '/api/v1.0/common/session',
      headers: { host },
    })
    expect(statusCode).toBe(400)
    expect(JSON.parse(body) as Envelope).toMatchObject({ code: refusals.BAD_INPUT.code })
  },
)

test.each(['/health/_', '/healthy', '/metrics/x'])(
  'a page at %s needs a host that can be read too',
  async (url) => {
    const { app } = await aSite()
    const { statusCode } = await app.http.inject({ url, headers: { host: 'demo.localhost:99999' } })
    expect(statusCode).toBe(400)
  },
)
