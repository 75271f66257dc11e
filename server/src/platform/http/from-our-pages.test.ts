import { expect, test } from 'vitest'
import { whyTurnedAway } from './from-our-pages.ts'

const host = 'haru.example.com'
const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }

test.each([
  [
    'a page of the same host',
    'POST',
    { ...json, origin: 'https://haru.example.com', 'sec-fetch-site': 'same-origin' },
    null,
  ],
  ['a proxy that ended TLS', 'POST', { ...json, origin: 'http://haru.example.com' }, null],
  ['a program', 'POST', json, null],
  ['a program that sends nothing', 'DELETE', {}, null],
  ['JSON with a charset', 'PUT', { 'content-type': 'application/json; charset=utf-8' }, null],
  ['a form', 'POST', form, 'NOT_JSON'],
  ['plain text', 'POST', { 'content-type': 'text/plain' }, 'NOT_JSON'],
  ['a body of no kind', 'POST', { 'content-length': '3' }, 'NOT_JSON'],
  ['a kind that only begins like JSON', 'POST', { 'content-type': 'application/jsonp' }, 'NOT_JSON'],
  ['another site', 'POST', { ...json, origin: 'https://sodam.example.com' }, 'FOREIGN_ORIGIN'],
  ['a page without an origin of its own', 'POST', { ...json, origin: 'null' }, 'FOREIGN_ORIGIN'],
  [
    'a sister site, by the browser’s word',
    'POST',
    { ...json, 'sec-fetch-site': 'same-site' },
    'FOREIGN_ORIGIN',
  ],
  [
    'a page elsewhere that reads',
    'GET',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
    'FOREIGN_ORIGIN',
  ],
  ['a link elsewhere', 'GET', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, null],
] as const)('%s', (_, method, headers, refusal) => {
  expect(whyTurnedAway({ method, headers, host })).toBe(refusal)
})
