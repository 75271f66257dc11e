import { expect, test } from 'vitest'
import { PacketOrigins } from './packet-origins.ts'
import type { MediaSection } from './sdp.ts'

const [MID_ID, LAYER_ID] = [4, 10]
const section = (part: Partial<MediaSection>): MediaSection => ({
  mid: '1',
  kind: 'video',
  isSending: true,
  trackIds: ['a'],
  payloadType: 96,
  audioLevelId: null,
  midId: MID_ID,
  layerId: LAYER_ID,
  layers: [],
  ssrcs: [],
  ...part,
})
const extension = (id: number, text: string) =>
  Buffer.concat([Buffer.from([(id << 4) | (text.length - 1)]), Buffer.from(text)])

/** A packet that says where it belongs. */
function packet(ssrc: number, { mid, layer }: { mid?: string; layer?: string } = {}) {
  const header = Buffer.alloc(12)
  header.writeUInt8(0x90, 0)
  header.writeUInt8(96, 1)
  header.writeUInt32BE(ssrc, 8)
  const said = [...(mid ? [extension(MID_ID, mid)] : []), ...(layer ? [extension(LAYER_ID, layer)] : [])]
  const body = Buffer.concat(said)
  const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)])
  return Buffer.concat([header, Buffer.from([0xbe, 0xde, 0, padded.length / 4]), padded])
}

test('layers are separated by what their packets say, and after that by their source', () => {
  const origins = new PacketOrigins()
  origins.setSections([section({ mid: '1', layers: ['q', 'h'] }), section({ mid: '2', kind: 'audio' })])
  expect(origins.find(packet(7))).toBeNull()
  expect(origins.find(packet(7, { mid: '1', layer: 'q' }))).toEqual({ mid: '1', layer: 'q' })
  expect(origins.find(packet(8, { mid: '1', layer: 'h' }))).toEqual({ mid: '1', layer: 'h' })
  expect(origins.find(packet(9, { mid: '2' }))).toEqual({ mid: '2', layer: null })
  expect(origins.find(packet(8))).toEqual({ mid: '1', layer: 'h' })
  expect(origins.originOf(7)).toEqual({ mid: '1', layer: 'q' })
})

test('a layer that was not offered, and a section that has ended, take nothing', () => {
  const origins = new PacketOrigins()
  origins.setSections([section({ mid: '1', layers: ['q', 'h'] }), section({ mid: '2', isSending: false })])
  expect(origins.find(packet(7, { mid: '1', layer: 'f' }))).toBeNull()
  expect(origins.find(packet(8, { mid: '2' }))).toBeNull()
  expect(origins.find(packet(9, { mid: '1' }))).toBeNull()
})

test('announced sources need say nothing; those of another track on the same section are forgotten', () => {
  const origins = new PacketOrigins()
  origins.setSections([section({ ssrcs: [5] }), section({ mid: '2' })])
  expect(origins.find(packet(5))).toEqual({ mid: '1', layer: null })

  origins.setSections([section({ trackIds: ['b'], ssrcs: [6] }), section({ mid: '2' })])
  expect([origins.originOf(5), origins.originOf(6)]).toEqual([null, { mid: '1', layer: null }])
})

test('somebody who sends under ever new sources keeps no memory', () => {
  const origins = new PacketOrigins()
  origins.setSections([section({})])
  for (let ssrc = 1; ssrc < 1000; ssrc += 1) expect(origins.find(packet(ssrc))).not.toBeNull()
  expect(origins.originOf(999)).toBeNull()
})
