import { expect, test } from 'vitest'
import { outageOf } from './outages.ts'

const coded = (code: string, message = '') => Object.assign(new Error(message), { code })

test.each([
  ['a disk without room', coded('ENOSPC'), 'STORAGE_FULL'],
  ['a quota of the disk', coded('EDQUOT'), 'STORAGE_FULL'],
  ['a database without room', coded('53100'), 'STORAGE_FULL'],
  ['what a disk without room caused', new Error('not kept', { cause: coded('ENOSPC') }), 'STORAGE_FULL'],
  ['a database that is gone', coded('ECONNREFUSED'), 'UNAVAILABLE'],
  [
    'a built-in database that has not started',
    Object.assign(coded('ENOENT'), { syscall: 'connect' }),
    'UNAVAILABLE',
  ],
  ['a file that is missing', Object.assign(coded('ENOENT'), { syscall: 'open' }), null],
  ['a database that begins anew', coded('57P03'), 'UNAVAILABLE'],
  ['a connection that broke', new Error('Connection terminated unexpectedly'), 'UNAVAILABLE'],
  ['a broken rule of a table', coded('23505'), null],
  ['a mistake of ours', new TypeError('x is undefined'), null],
] as const)('%s', (_, error, refusal) => {
  expect(outageOf(error)).toBe(refusal)
})
