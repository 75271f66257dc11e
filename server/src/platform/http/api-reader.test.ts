import { expect, test } from 'vitest'
import { aSite } from '../../testing/world.ts'

test('/api/docs documents every call: access, input and refusals', async () => {
  const { app } = await aSite()
  const { body, headers, statusCode } = await app.http.inject({ url: '/api/docs' })

  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect(body).toContain('<code>/api/v1.0/auth/login</code>')
  expect(body).toContain('<code>800002</code> PASSWORD_WRONG')
  expect(body).toContain('<small>SITE_SALES_READ</small>')
  expect(body).not.toContain('<script')
})
