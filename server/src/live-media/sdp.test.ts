import { expect, test } from 'vitest'
import {
  answerableOffer,
  candidatesOf,
  hostCandidate,
  mediaSections,
  withCandidates,
  withoutCandidates,
} from './sdp.ts'

const offer = [
  'v=0',
  'o=- 1 2 IN IP4 127.0.0.1',
  'a=group:BUNDLE 0 1 2',
  'a=extmap-allow-mixed',
  'm=audio 9 UDP/TLS/RTP/SAVPF 111 63 0',
  'a=mid:0',
  'a=candidate:1 1 udp 2122 192.168.0.9 51000 typ host',
  'a=extmap:1 urn:ietf:params:rtp-hdrext:ssrc-audio-level',
  'a=extmap:3 http://www.ietf.org/id/draft-holmer-rmcat-transport-wide-cc-extensions-01',
  'a=sendonly',
  'a=msid:stream cid-of-sound',
  'a=rtpmap:111 opus/48000/2',
  'a=rtcp-fb:111 transport-cc',
  'a=fmtp:111 minptime=10;useinbandfec=1',
  'a=rtpmap:63 red/48000/2',
  'a=rtpmap:0 PCMU/8000',
  'm=video 9 UDP/TLS/RTP/SAVPF 45 96 97',
  'a=mid:1',
  'a=extmap:13 urn:3gpp:video-orientation',
  'a=sendonly',
  'a=msid:- cid-of-picture',
  'a=rtpmap:45 AV1/90000',
  'a=rtpmap:96 VP8/90000',
  'a=rtcp-fb:96 nack pli',
  'a=rtpmap:97 rtx/90000',
  'a=fmtp:97 apt=96',
  'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
  'a=mid:2',
  '',
].join('\r\n')

test('an offer is answered with Opus and VP8 alone, and leads nowhere but to us', () => {
  const answerable = answerableOffer(offer)

  expect(answerable).toContain('m=audio 9 UDP/TLS/RTP/SAVPF 111\r\n')
  expect(answerable).toContain('m=video 9 UDP/TLS/RTP/SAVPF 96\r\n')
  expect(answerable).toContain('a=rtcp-fb:96 nack pli')
  expect(answerable).toContain('a=extmap:1 urn:ietf:params:rtp-hdrext:ssrc-audio-level')
  expect(answerable).not.toMatch(/AV1|rtx|red|PCMU|transport|orientation|192\.168/)
  expect(answerable.endsWith('a=mid:2\r\n')).toBe(true)
})

test('sections say who sends what', () => {
  const [sound, picture, ...others] = mediaSections(offer)

  expect(sound).toEqual({
    mid: '0',
    kind: 'audio',
    isSending: true,
    trackIds: ['stream', 'cid-of-sound'],
    payloadType: 111,
    audioLevelId: 1,
    midId: null,
    layerId: null,
    layers: [],
    ssrcs: [],
  })
  expect(picture).toMatchObject({ mid: '1', kind: 'video', payloadType: 96, audioLevelId: null })
  expect(others).toEqual([])
  expect(mediaSections(offer.replaceAll('a=sendonly', 'a=inactive'))[0]?.isSending).toBe(false)
  expect(mediaSections(offer.replace('m=audio 9', 'm=audio 0'))[0]?.isSending).toBe(false)
})

test('public addresses are offered in the section that carries all', () => {
  const candidate = hostCandidate('203.0.113.7', 7882, 0)
  const changed = withCandidates(offer, [candidate])

  expect(candidatesOf(changed)).toEqual([candidate])
  expect(changed.indexOf(candidate)).toBeGreaterThan(changed.indexOf('m=audio'))
  expect(changed.indexOf(candidate)).toBeLessThan(changed.indexOf('m=video'))
  expect(candidatesOf(withoutCandidates(changed))).toEqual([])
})
