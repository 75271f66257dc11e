import { expect, test } from 'vitest'
import { addressesOf } from './addresses.ts'

const home = addressesOf({ publicUrl: null, baseDomain: null, port: 3000 })
const shop = addressesOf({ publicUrl: 'https://seodang.example', baseDomain: 'class.example', port: 3000 })

test('sites are subdomains of localhost until the installation has a domain', () => {
  expect(home.platform).toBe('http://localhost:3000')
  expect(home.site('haru')).toBe('http://haru.localhost:3000')
  expect(shop.site('haru')).toBe('https://haru.class.example')
})

test.each([
  ['the platform', home, 'localhost:3000', null],
  ['the platform by number', home, '127.0.0.1:3000', null],
  ['a site', home, 'haru.localhost:3000', 'haru'],
  ['capitals make no difference', home, 'HARU.localhost', 'haru'],
  ['a deeper name is nobody', home, 'a.haru.localhost', undefined],
  ['a foreign host is nobody', home, 'evil.example', undefined],
  ['a host that only ends alike is nobody', shop, 'evilclass.example', undefined],
  ['a site beside the public address', shop, 'haru.class.example', 'haru'],
  ['the public address', shop, 'seodang.example', null],
] as const)('%s', (_, addresses, host, expected) => {
  expect(addresses.labelOf(host)).toBe(expected)
})
