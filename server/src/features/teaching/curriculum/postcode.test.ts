import { expect, test } from 'vitest'
import { aSite } from '../../../testing/world.ts'

test("the address search is a page of its own, the only one that allows the post's script", async () => {
  const { app } = await aSite()
  const { headers, body } = await app.http.inject({ url: '/postcode' })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toContain("script-src 'unsafe-inline'")
  expect(body).toContain('/postcode/run.js')
  expect((await app.http.inject({ url: '/postcode/run.js' })).body).toContain('oncomplete')
})
