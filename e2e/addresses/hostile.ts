import fc from 'fast-check'
import { hostileHeaders, hostilePiece } from '../../server/src/testing/fuzz/hostile-values.ts'
import type { RawCall } from './raw.ts'

/** Addresses outside the API. A star stands for a hostile segment, `{asset}` for an existing file. */
const targets = [
  '/',
  '/*',
  '//',
  '//*',
  '///*/*',
  '/*/*',
  '/?*',
  '/?channelSeq=*',
  '/#*',
  '/classes/*',
  '/classes/*?q=*',
  '/classes?q=*&sort=*&page=*&category=*',
  '/classes/1/*',
  '/in/*',
  '/in/*/lessons/*',
  '/notices/*',
  '/notices?page=*',
  '/p/*',
  '/p/%00',
  '/login?next=*',
  '/createaccount?next=*',
  '/authcallback?*',
  '/authcallback?code=*&state=*',
  '/join?channelSeq=*',
  '/checkout/*',
  '/orders/*',
  '/payments/*?paymentKey=*&orderId=*&amount=*',
  '/manage/*/*',
  '/admin/*',
  '/mypage/*',
  '/certificates/*',
  '/postcode?*',
  '/postcode/*',
  '{asset}',
  '{asset}?*',
  '{asset}/*',
  '/assets/*',
  '/assets/../../package.json',
  '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/fonts/*',
  '/favicon.ico?*',
  '/icon.svg?*',
  '/manifest.webmanifest?*',
  '/push-worker.js?*',
  '/files/*/*/*',
  '/files/1/*/400.webp',
  '/files/1/*/icon-*.png',
  '/files/private/*/*/*/*',
  '/files/shown/1/*/*/*/*.pdf',
  '/files/put/*',
  '/media/*/*/*',
  '/media/1/*/master.m3u8',
  '/keywords/*/*/*',
  '/tus',
  '/tus/*',
  '/realtime?ticket=*',
  '/mailbox?to=*',
  '/mailbox/*',
  '/mailbox/*/body',
  '/sitemap.xml?page=*',
  '/notices/rss.xml?*',
  '/robots.txt?*',
  '/health/*',
  '/metrics?*',
  '/unsubscribe/*?token=*',
  '/sandbox/*',
  '/api/docs?*',
  '/api/openapi.json?*',
  '/api/v1.0/payments/webhooks/*',
  '/api/v1.0/payments/webhook?*',
  '/.well-known/*',
  '*',
  'http://evil.test/',
  'http://evil.test:99999/*',
  'http://[::1',
  '?*',
]

/** Segments that only a raw request line can contain. */
const rawPiece = fc.oneof(
  { weight: 5, arbitrary: hostilePiece },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '%2F',
      '%2f%2f',
      '..%2f..%2f',
      '%5c%5c',
      '%00',
      '%ED%A0%80',
      '%ud800',
      '\u00ff\u00fe',
      '\u00ed\u00a0\u0080',
      '{}',
      '|^`',
      '"<>',
      '\\',
      ';jsessionid=1',
      '1;2',
      '@',
      ':80',
      '[',
      '99999999999999999999999999999999999999',
      '-9223372036854775809',
      '1e400',
      '0x7fffffff',
      '١٢٣'.replace(/./g, (letter) => encodeURIComponent(letter)),
    ),
  },
)

const cookies = [
  'session',
  'session=',
  '=session',
  'session=%',
  'session=%E0%A4%A',
  'session=%00',
  '__Host-session=a; session=b; session=c',
  'language=xx; language=ko',
  'language=%ff%fe',
  ';;;;',
  'a'.repeat(6000),
  'a=b;'.repeat(1500),
  '\u00ff=\u00fe',
  '__proto__=1; constructor=2; toString=3',
  'viewer="\\"; session="x y"',
]
const hosts = [
  '',
  'demo.localhost',
  'demo.localhost:0',
  'demo.localhost:99999',
  'demo.localhost:80:80',
  'localhost',
  'LOCALHOST.',
  '.localhost',
  'a..localhost',
  `${'a'.repeat(300)}.localhost`,
  '%00.localhost',
  'xn--zzzzzz--.localhost',
  'b\u00fccher.localhost',
  '127.0.0.1',
  '[::1]',
  '[::1',
  '0x7f.1',
  'evil.test/path',
  'user:password@demo.localhost',
  '-.localhost',
  '*',
]
const proxied = ['1.2.3.4', 'unknown', '::1, nonsense', 'a'.repeat(2000), '1.2.3.4, '.repeat(200), '\u00ff']
const types = [
  'application/json',
  'application/json; charset=\u00ff',
  'application/offset+octet-stream',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'text/plain',
  '',
  '/',
  'a'.repeat(4000),
]
const tus: readonly (readonly [string, string])[] = [
  ['tus-resumable', '9.9.9'],
  ['tus-resumable', '1.0.0'],
  ['upload-length', '-1'],
  ['upload-length', '99999999999999999999'],
  ['upload-length', 'NaN'],
  ['upload-offset', '-5'],
  ['upload-offset', '1e99'],
  ['upload-metadata', 'ticket'],
  ['upload-metadata', 'ticket %%%'],
  ['upload-metadata', `ticket ${'A'.repeat(5000)}`],
  ['upload-metadata', ',,, ,'],
  ['upload-concat', 'final;/tus/a /tus/b'],
  ['upload-defer-length', '7'],
  ['x-http-method-override', 'DELETE'],
  ['content-encoding', 'br'],
  ['range', 'bytes=-99999999999999999999'],
  ['range', 'bytes=5-1,0-0,9-'],
  ['if-none-match', 'W/"'],
  ['if-range', '\u00ff'],
  ['accept-encoding', ';q=\u00ff'],
]
const bodies = [
  '',
  '{}',
  '{"a":"\\ud800"}',
  '['.repeat(20_000),
  'null',
  '\u0000\u0000',
  'a=%00&b=%ED%A0%80',
  '--x\r\n\r\n',
  '{"eventType":"PAYMENT_STATUS_CHANGED","data":{"orderId":"\\u0000"}}',
  '{"eventType":"__proto__","data":null}',
].map((text) => Buffer.from(text))

type Header = readonly [string, string]
const named = (name: string, values: readonly string[]) =>
  fc.constantFrom(...values).map((value): Header => [name, value])
const header = fc.oneof(
  named('cookie', cookies),
  named('x-forwarded-for', proxied),
  named('content-type', types),
  fc.constantFrom(...tus),
  hostileHeaders.map((all): Header => Object.entries(all)[0] ?? ['accept', '*']),
)

/** Calls to all addresses outside the API, in ways that no browser uses. */
export const hostileAddresses = (assets: readonly string[]): fc.Arbitrary<RawCall> =>
  fc
    .record({
      template: fc.constantFrom(...targets),
      asset: fc.constantFrom(...assets),
      pieces: fc.array(rawPiece, { minLength: 4, maxLength: 4 }),
      method: fc.constantFrom(
        'GET',
        'GET',
        'GET',
        'GET',
        'HEAD',
        'POST',
        'PUT',
        'PATCH',
        'DELETE',
        'OPTIONS',
      ),
      host: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom('demo.localhost', 'localhost') },
        { weight: 1, arbitrary: fc.constantFrom(...hosts) },
      ),
      headers: fc.array(header, { maxLength: 3 }),
      body: fc.option(fc.constantFrom(...bodies)),
    })
    .map(({ template, asset, pieces, method, host, headers, body }) => {
      let at = 0
      const target = template
        .replace('{asset}', asset)
        .replace(/\*/g, () => unbroken(pieces[at++ % pieces.length] ?? ''))
      const isWriting = !['GET', 'HEAD'].includes(method)
      return { method, target, headers: [['host', host] as const, ...headers], body: isWriting ? body : null }
    })

/** Removes spaces and line breaks, which would end the request line. */
function unbroken(piece: string) {
  return piece.replace(/\s/g, '%20').replaceAll('\0', '%00')
}
