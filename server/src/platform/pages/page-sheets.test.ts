import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pageSheetOf } from 'contract/values/style-sheets'
import { expect, onTestFinished, test } from 'vitest'
import { anApp } from '../../testing/world.ts'
import { servePageSheets } from './page-sheets.ts'

async function aServer() {
  const folder = mkdtempSync(join(tmpdir(), 'seodang-sheets-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  writeFileSync(join(folder, 'base-AAAAAAAA.css'), 'a{color:red}')
  writeFileSync(join(folder, 'Home.module-BB-B_BBB.css'), 'b{color:blue}')
  writeFileSync(join(folder, 'main-CCCCCCCC.js'), 'alert(1)')
  const { app } = await anApp()
  await servePageSheets(app.http, folder)
  return (url: string, accepts = '') =>
    app.http.inject({ url, headers: { host: 'localhost:3000', 'accept-encoding': accepts } })
}

test('the style sheets of a page are one file, in order, cached for good', async () => {
  const ask = await aServer()
  const address = pageSheetOf(['/assets/Home.module-BB-B_BBB.css', '/assets/base-AAAAAAAA.css']) ?? ''
  const plain = await ask(address)
  expect(plain.body).toBe('b{color:blue}\na{color:red}')
  expect(plain.headers['content-type']).toBe('text/css; charset=utf-8')
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(brotliDecompressSync((await ask(address, 'gzip, br')).rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync((await ask(address, 'gzip')).rawPayload).toString()).toBe(plain.body)
})

test.each(['AAAAAAAA.CCCCCCCC.css', 'AAAAAAAA.AAAAAAAA.css', 'ZZZZZZZZ.css', '..%2fsecret.css', ''])(
  'a list that names anything else is not found: %s',
  async (name) => {
    const ask = await aServer()
    const { statusCode, headers } = await ask(`/assets/page/${name}`)
    expect(statusCode).toBe(404)
    expect(headers).not.toHaveProperty('cache-control')
  },
)
