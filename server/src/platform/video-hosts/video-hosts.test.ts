import { expect, test } from 'vitest'
import { videoHosts } from './video-hosts.ts'

const youtube = { host: 'youtube', id: 'dQw4w9WgXcQ', key: null } as const
const vimeo = { host: 'vimeo', id: '123456789', key: 'abc123' } as const

function hosts(answer: { status: number; body: unknown }, youtubeKey: string | null = null) {
  const requests: string[] = []
  const { about } = videoHosts({
    youtubeKey,
    ask: (url) => {
      requests.push(url.href)
      return Promise.resolve(answer)
    },
  })
  return { about, requests: requests }
}

test('without a key YouTube returns the name, and Vimeo the length too', async () => {
  const body = { title: '숨', thumbnail_url: 'https://i.ytimg.com/a.jpg' }
  const here = hosts({ status: 200, body })
  expect(await here.about(youtube)).toEqual({
    id: youtube.id,
    title: '숨',
    description: '',
    duration: 0,
    thumbnail: 'https://i.ytimg.com/a.jpg',
  })
  expect(here.requests[0]).toContain(encodeURIComponent('https://www.youtube.com/watch?v=dQw4w9WgXcQ'))
  const there = hosts({ status: 200, body: { ...body, duration: 61.4, description: '글' } })
  expect(await there.about(vimeo)).toMatchObject({ duration: 61, description: '글' })
  expect(there.requests[0]).toContain(encodeURIComponent('https://vimeo.com/123456789/abc123'))
})

test('with a key YouTube returns the length', async () => {
  const snippet = {
    title: '숨',
    description: '글',
    thumbnails: { medium: { url: 'https://i.ytimg.com/m.jpg' } },
  }
  const body = { items: [{ snippet, contentDetails: { duration: 'PT1M5S' } }] }
  expect(await hosts({ status: 200, body }, 'key').about(youtube)).toMatchObject({
    duration: 65,
    title: '숨',
  })
  expect(await hosts({ status: 200, body: { items: [] } }, 'key').about(youtube)).toEqual({
    trouble: 'NOT_FOUND',
    said: 'YouTube',
  })
})

test.each([
  [youtube, null, { status: 401, body: 'Unauthorized' }, 'NOT_FOUND', 'YouTube 401'],
  [vimeo, null, { status: 404, body: null }, 'NOT_FOUND', 'Vimeo 404'],
  [vimeo, null, { status: 503, body: null }, 'FAILED', 'Vimeo 503'],
  [youtube, null, { status: 429, body: null }, 'FAILED', 'YouTube 429'],
  [youtube, 'key', { status: 403, body: { error: {} } }, 'FAILED', 'YouTube 403'],
  [youtube, 'key', { status: 200, body: { unexpected: true } }, 'FAILED', 'YouTube'],
] as const)(
  'the answer of a host becomes the state of the link: %#',
  async (link, key, answer, trouble, said) => {
    expect(await hosts(answer, key).about(link)).toEqual({ trouble, said })
  },
)
