import { expect, test } from 'vitest'
import { aSite } from '../../../testing/world.ts'

test('the player of a linked video is on a page that allows only its host', async () => {
  const { app } = await aSite()
  const page = await app.http.inject('/media/film/youtube:dQw4w9WgXcQ')
  expect(page.body).toContain('src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?')
  expect(page.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-src https://www.youtube-nocookie.com; frame-ancestors 'self'",
  )
  expect((await app.http.inject('/media/film/vimeo:123456789')).body).toContain(
    'https://player.vimeo.com/video/123456789?dnt=1',
  )
})

test.each(['evil:1', 'youtube:%22%3E%3Cscript%3E', 'youtube:short', '%00'])(
  '%s is no video',
  async (name) => {
    const { app } = await aSite()
    expect((await app.http.inject(`/media/film/${name}`)).statusCode).toBe(404)
  },
)
