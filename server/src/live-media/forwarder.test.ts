import { TrackInfo } from '@livekit/protocol'
import type { Track } from 'node-datachannel'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Forwarder } from './forwarder.ts'
import { PublishedTrack } from './published-track.ts'
import { keyframeRequest, lossReport, readFeedback } from './rtcp.ts'
import { sequenceOf } from './rtp.ts'

/** A track of the library: `receive` is what comes from the other side, `sent` what goes there. */
function aTrack() {
  const sent: Buffer[] = []
  const receivers: ((packet: Buffer) => void)[] = []
  const track = {
    isOpen: () => true,
    onOpen: () => {},
    onClosed: () => {},
    onMessage: (handle: (packet: Buffer) => void) => void receivers.push(handle),
    sendMessageBinary: (packet: Buffer) => sent.push(Buffer.from(packet)) > 0,
  } as Partial<Track> as Track
  return { track, sent, receive: (packet: Buffer) => receivers.forEach((handle) => handle(packet)) }
}

function picture(sequence: number, { isKeyframe = false } = {}) {
  const packet = Buffer.alloc(40)
  packet.writeUInt8(0x80, 0)
  packet.writeUInt8(100, 1)
  packet.writeUInt16BE(sequence & 0xffff, 2)
  packet.writeUInt32BE(7, 8)
  packet.writeUInt8(0x10, 12)
  packet.writeUInt8(isKeyframe ? 0 : 1, 13)
  return packet
}

function aPicture() {
  const feedback: Buffer[] = []
  const viewer = aTrack()
  const published = new PublishedTrack({
    info: new TrackInfo({ sid: 'TR_1' }),
    source: 'camera',
    section: {
      mid: '0',
      kind: 'video',
      isSending: true,
      trackIds: [],
      payloadType: 100,
      audioLevelId: null,
      midId: null,
      layerId: null,
      layers: [],
      ssrcs: [],
    },
    send: (packet) => void feedback.push(packet),
    onLevel: () => {},
  })
  onTestFinished(() => published.close())
  const forwarder = new Forwarder({ published, track: viewer.track, ssrc: 99, payloadType: 96 })
  return {
    forwarder,
    receive: (packet: Buffer) => published.receive(packet, null),
    send: (sequence: number, options?: { isKeyframe: boolean }) =>
      published.receive(picture(sequence, options), null),
    lose: (...sequences: number[]) => viewer.receive(lossReport(1, 99, sequences)),
    requestKeyframe: () => viewer.receive(keyframeRequest(1, 99)),
    numbers: () => viewer.sent.splice(0).map(sequenceOf),
    requests: () => feedback.splice(0).flatMap(readFeedback),
  }
}

test('what a viewer lost is sent again, over the end of the numbers', () => {
  const { send, lose, numbers } = aPicture()
  send(65_533, { isKeyframe: true })
  for (const sequence of [65_534, 65_535, 0, 1]) send(sequence)
  numbers()

  lose(65_534, 1, 500)
  expect(numbers()).toEqual([65_534, 1])
})

test('a picture goes on after a pause without a gap, from a keyframe on', () => {
  const { forwarder, send, lose, numbers, requests } = aPicture()
  send(10, { isKeyframe: true })
  send(11)
  forwarder.setDisabled(true)
  for (let sequence = 12; sequence < 200; sequence += 1) send(sequence)
  expect(numbers()).toEqual([10, 11])

  forwarder.setDisabled(false)
  send(200)
  expect(numbers()).toEqual([])
  send(201, { isKeyframe: true })
  send(202)
  expect(numbers()).toEqual([12, 13])
  // A packet of the pause has no number here; those after it have.
  lose(11, 13)
  expect(numbers()).toEqual([13])
  expect(requests().some(({ kind }) => kind === 'keyframe')).toBe(true)
})

test('the sender is asked for what is missing, and passes it on late', () => {
  const { send, numbers, requests } = aPicture()
  send(1, { isKeyframe: true })
  send(4)
  expect(requests().filter(({ kind }) => kind === 'lost')).toEqual([{ kind: 'lost', sequences: [2, 3] }])
  send(2)
  send(3)
  expect(numbers()).toEqual([1, 4, 2, 3])
})

test('packets of another codec or another source go nowhere', () => {
  const { receive, send, numbers } = aPicture()
  send(1, { isKeyframe: true })
  numbers()
  const [otherCodec, otherSource] = [picture(2), picture(2)]
  otherCodec.writeUInt8(101, 1)
  otherSource.writeUInt32BE(8, 8)
  for (const packet of [otherCodec, otherSource]) receive(packet)

  expect(numbers()).toEqual([])
})

test('a sender makes keyframes for its viewers twice a second at most', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000)
  const { send, requestKeyframe, requests } = aPicture()
  send(1, { isKeyframe: true })
  const requestsAt = (at: number) => {
    now.mockReturnValue(at)
    for (let viewer = 0; viewer < 20; viewer += 1) requestKeyframe()
    return requests().length
  }

  expect([requestsAt(11_000), requestsAt(11_499), requestsAt(11_500)]).toEqual([1, 0, 1])
})
