import cookies from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { asItIs, cookiesOf, cookieToSet, type Cookie } from './exchange.ts'

async function read(cookie: string, scheme: 'http' | 'https') {
  const http = Fastify({ trustProxy: true })
  await http.register(cookies, { parseOptions: asItIs })
  http.get('/', (request) => cookiesOf(request))
  const headers = { cookie, 'x-forwarded-proto': scheme }
  return (await http.inject({ url: '/', headers })).json<Record<string, string>>()
}
async function write(cookie: Cookie, isSecure: boolean) {
  const http = Fastify()
  await http.register(cookies, { parseOptions: asItIs })
  http.get('/', (_request, reply) => {
    const { name, value, options } = cookieToSet(cookie, isSecure)
    return reply.setCookie(name, value, options).send()
  })
  return (await http.inject('/')).headers['set-cookie']?.toString().split('; ').toSorted()
}

test('over TLS a cookie counts only under a name that no other host can set', async () => {
  expect(await read('__Host-sd_session=mine; __Secure-sd_play=video; language=en', 'https')).toEqual({
    sd_session: 'mine',
    sd_play: 'video',
    language: 'en',
  })
  expect(await read('sd_session=planted', 'https')).toEqual({})
  expect(await read('__Secure-sd_session=planted', 'https')).toEqual({})
  expect(await read('__Host-sd_session=mine; __Secure-sd_session=planted', 'https')).toEqual({
    sd_session: 'mine',
  })
  expect(await read('__Secure-sd_session=planted; __Host-sd_session_12=mine', 'https')).toEqual({
    sd_session_12: 'mine',
  })
  expect(await read('sd_session=plain', 'http')).toEqual({ sd_session: 'plain' })
})

test('values are read unchanged, even malformed ones', async () => {
  expect(await read('sd_a=a%20b; sd_b=%E0%A4%A; sd_c=x=y; nothing; =; sd_d=', 'http')).toMatchObject({
    sd_a: 'a%20b',
    sd_b: '%E0%A4%A',
    sd_c: 'x=y',
    sd_d: '',
  })
  expect(await read('', 'http')).toEqual({})
})

test('a cookie is host-only and HttpOnly, and has a prefixed name over TLS', async () => {
  const session = { name: 'sd_session', value: 'a.b%~_-', path: '/', maxAgeSeconds: 60 }
  const always = ['HttpOnly', 'Max-Age=60', 'SameSite=Lax']
  expect(await write(session, false)).toEqual([...always, 'Path=/', 'sd_session=a.b%~_-'].toSorted())
  expect(await write(session, true)).toEqual(
    [...always, 'Path=/', 'Secure', '__Host-sd_session=a.b%~_-'].toSorted(),
  )
  const play = { name: 'sd_play', value: 'x', path: '/media/1/2', maxAgeSeconds: 60 }
  expect(await write(play, true)).toEqual(
    [...always, 'Path=/media/1/2', 'Secure', '__Secure-sd_play=x'].toSorted(),
  )
  expect(await write({ ...session, value: '', maxAgeSeconds: 0 }, false)).toContain('Max-Age=0')
})

test('a cookie name that belongs to another path is an error', () => {
  const cookie = { value: 'x', maxAgeSeconds: 60 }
  expect(() => cookieToSet({ ...cookie, name: 'sd_session', path: '/api' }, true)).toThrow('sd_session')
  expect(() => cookieToSet({ ...cookie, name: 'sd_play', path: '/' }, true)).toThrow('sd_play')
})
