import { expect, test } from 'vitest'
import { answerTo, carrierOf, libraryOffer } from './answers.ts'
import { candidatesOf, mediaSections } from './sdp.ts'

const MID = 'urn:ietf:params:rtp-hdrext:sdes:mid'
const LAYER = 'urn:ietf:params:rtp-hdrext:sdes:rtp-stream-id'
const transport = ['a=ice-ufrag:browser', 'a=ice-pwd:of-the-browser', 'a=setup:actpass']
const session = ['v=0', 'o=- 1 2 IN IP4 127.0.0.1', 's=-', 't=0 0']
const application = (mid: string) => [
  'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
  'c=IN IP4 0.0.0.0',
  ...transport,
  `a=mid:${mid}`,
  'a=sctp-port:5000',
]
const sound = (direction = 'sendonly') => [
  'm=audio 9 UDP/TLS/RTP/SAVPF 111 63',
  ...transport,
  'a=mid:1',
  `a=extmap:4 ${MID}`,
  `a=${direction}`,
  'a=msid:- cid-of-sound',
  'a=rtpmap:111 opus/48000/2',
  'a=rtpmap:63 red/48000/2',
  'a=ssrc:5150 cname:browser',
]
const picture = [
  'm=video 9 UDP/TLS/RTP/SAVPF 96 97',
  ...transport,
  'a=mid:2',
  `a=extmap:4 ${MID}`,
  `a=extmap:10 ${LAYER}`,
  'a=sendonly',
  'a=msid:- cid-of-picture',
  'a=rtpmap:96 VP8/90000',
  'a=rtcp-fb:96 nack pli',
  'a=rtpmap:97 rtx/90000',
  'a=rid:q send',
  'a=rid:h send',
  'a=simulcast:send q;h',
]
const written = (...parts: string[][]) =>
  parts.flatMap((lines) => lines.map((line) => `${line}\r\n`)).join('')
const offer = (...sections: string[][]) => written([...session, 'a=group:BUNDLE 0 1 2'], ...sections)
const libraryAnswer = written(
  [...session, 'a=group:BUNDLE 0 1', 'a=group:LS 1', 'a=fingerprint:sha-256 AB'],
  [
    'm=application 7 UDP/DTLS/SCTP webrtc-datachannel',
    'a=mid:0',
    'a=setup:active',
    'a=ice-ufrag:us',
    'a=ice-pwd:ours',
  ],
  ['m=audio 7 UDP/TLS/RTP/SAVPF 111', 'a=mid:1', 'a=recvonly', 'a=candidate:1 1 UDP 1 127.0.0.1 7 typ host'],
)

test('the library knows one section, which is always sent', () => {
  const whole = offer(application('0'), sound('inactive'), picture)
  const reduced = libraryOffer(whole, carrierOf(whole))

  expect(carrierOf(whole)).toBe('1')
  expect(reduced).toContain('a=group:BUNDLE 0 1\r\n')
  expect(reduced).toContain('a=sendonly')
  expect(reduced).not.toMatch(/m=video|a=ssrc|a=inactive|a=rid/)
  expect(libraryOffer(offer(application('0')), null)).toContain('m=application')
})

test('a browser is answered each section that it offers, in its order, over one transport', () => {
  const answer = answerTo(offer(application('0'), sound(), picture), libraryAnswer, [
    'candidate:9 of the library',
  ])

  expect(answer.match(/^m=\w+/gm)).toEqual(['m=application', 'm=audio', 'm=video'])
  expect(answer).toContain('a=group:BUNDLE 0 1 2\r\n')
  expect(answer).not.toContain('a=group:LS')
  expect(answer.match(/a=ice-ufrag:us/g)).toHaveLength(3)
  expect(answer.match(/a=recvonly/g)).toHaveLength(2)
  expect(candidatesOf(answer)).toEqual(['candidate:9 of the library'])
})

test('both layers of a picture are received, under the names that the browser gave them', () => {
  const [, read] = mediaSections(offer(application('0'), sound(), picture))
  expect(read).toMatchObject({ mid: '2', layers: ['q', 'h'], midId: 4, layerId: 10, ssrcs: [] })

  const answer = answerTo(offer(application('0'), sound(), picture), libraryAnswer, [])
  expect(answer).toContain('a=rid:q recv\r\na=rid:h recv\r\na=simulcast:recv q;h\r\n')
  expect(answer).toContain(`a=extmap:10 ${LAYER}`)
})

test('a track that has ended is received no longer, and a section that nobody knows is declined', () => {
  const strange = ['m=text 9 RTP/AVP 98', 'a=mid:3']
  const answer = answerTo(offer(application('0'), sound('inactive'), picture, strange), libraryAnswer, [])

  expect(answer).toMatch(/m=audio[^]*a=inactive[^]*m=video/)
  expect(answer).toContain('m=text 0 RTP/AVP 98')
  expect(answer).toContain('a=group:BUNDLE 0 1 2\r\n')
})
