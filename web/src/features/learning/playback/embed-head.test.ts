import { expect, test } from 'vitest'
import { EmbedHead } from './embed-position.ts'

const YOUTUBE = 'https://www.youtube-nocookie.com'
const VIMEO = 'https://player.vimeo.com'

function aHead(resumeAt = 0) {
  const posted: unknown[] = []
  const heard: string[] = []
  const head = new EmbedHead((message) => void posted.push(message), resumeAt)
  for (const name of ['play', 'pause', 'ended', 'timeupdate', 'seeking', 'error'])
    head.addEventListener(name, () => heard.push(name))
  return { head, posted, heard }
}

test('YouTube emits the events of a video element', () => {
  const { head, heard } = aHead()
  const say = (said: object) => head.receive(YOUTUBE, JSON.stringify(said))
  say({ event: 'onReady', info: null })
  say({ event: 'onStateChange', info: 1 })
  say({ event: 'infoDelivery', info: { currentTime: 1.5 } })
  say({ event: 'infoDelivery', info: { currentTime: 90 } })
  say({ event: 'infoDelivery', info: { playerState: 2 } })
  expect(heard).toEqual(['play', 'timeupdate', 'seeking', 'pause'])
  expect([head.currentTime, head.paused]).toEqual([90, true])
})

test('resumes at the last position, and seeks on command', () => {
  const { head, posted } = aHead(40)
  head.receive(YOUTUBE, JSON.stringify({ event: 'onStateChange', info: 1 }))
  expect(posted.at(-1)).toBe('{"event":"command","func":"seekTo","args":[40,true]}')
  head.currentTime = 12
  expect(posted.at(-1)).toBe('{"event":"command","func":"seekTo","args":[12,true]}')
})

test('Vimeo emits the same events', () => {
  const { head, heard, posted } = aHead()
  head.receive(VIMEO, { event: 'play', data: { seconds: 0 } })
  head.receive(VIMEO, { event: 'timeupdate', data: { seconds: 2 } })
  head.receive(VIMEO, { event: 'ended', data: { seconds: 3 } })
  expect(heard).toEqual(['timeupdate', 'play', 'timeupdate', 'timeupdate', 'ended'])
  head.currentTime = 0
  expect(posted.at(-1)).toEqual({ method: 'setCurrentTime', value: 0 })
})

test.each([
  [YOUTUBE, { event: 'onError', info: 100 }, 'NOT_FOUND', 'YouTube 100'],
  [YOUTUBE, { event: 'onError', info: 150 }, 'NOT_FOUND', 'YouTube 150'],
  [YOUTUBE, { event: 'onError', info: 5 }, 'FAILED', 'YouTube 5'],
  [VIMEO, { event: 'error', data: { name: 'PrivacyError' } }, 'NOT_FOUND', 'Vimeo PrivacyError'],
  [VIMEO, { event: 'error', data: { name: 'Odd', message: 'No codec.' } }, 'FAILED', 'Vimeo No codec.'],
  [VIMEO, { event: 'error' }, 'FAILED', 'Vimeo'],
])('failure at %s: %o', (origin, message, kind, said) => {
  const { head, heard } = aHead()
  head.receive(origin, message)
  expect([head.trouble, heard]).toEqual([{ kind, said }, ['error']])
})

test('ignores messages of other origins', () => {
  const { head, heard } = aHead()
  head.receive('https://evil.example', JSON.stringify({ event: 'onStateChange', info: 1 }))
  expect(heard).toEqual([])
})

test('reports once that its host responds', () => {
  const { head } = aHead()
  const heard: boolean[] = []
  head.addEventListener('heard', () => heard.push(head.isHeard))
  head.receive(YOUTUBE, JSON.stringify({ event: 'initialDelivery', info: {} }))
  head.receive(YOUTUBE, JSON.stringify({ event: 'onReady', info: null }))
  expect(heard).toEqual([true])
})
