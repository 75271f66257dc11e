import { EventEmitter } from 'node:events'
import type { PeerConnection } from 'node-datachannel'
import { expect, test, vi } from 'vitest'
import type { Engine } from './engine.ts'
import { SubscriberConnection } from './subscriber-connection.ts'

/** A connection of the library that loses offers when the test says so. */
function aConnection() {
  const events = new EventEmitter()
  const control = { losesOffers: false, signaling: 'stable' }
  const connection: Partial<PeerConnection> = {
    onLocalDescription: () => {},
    onStateChange: (listener) => void events.on('state', listener),
    onGatheringStateChange: () => {},
    gatheringState: () => 'complete',
    createDataChannel: () => ({}) as ReturnType<PeerConnection['createDataChannel']>,
    signalingState: () => control.signaling as ReturnType<PeerConnection['signalingState']>,
    localDescription: () => ({ type: 'offer', sdp: 'v=0\r\nm=application 9\r\na=mid:0\r\n' }),
    setLocalDescription: () => {
      if (!control.losesOffers) control.signaling = 'have-local-offer'
    },
    setRemoteDescription: () => {
      if (control.signaling === 'stable') throw new Error('Unexpected remote answer description')
      control.signaling = 'stable'
    },
    close: () => events.emit('state', 'closed'),
  }
  const engine: Partial<Engine> = { connect: () => connection as PeerConnection, candidatesFor: () => [] }
  const offers: number[] = []
  const onFailed = vi.fn<() => void>()
  const subscriber = new SubscriberConnection({
    engine: engine as Engine,
    name: 'mina',
    sendOffer: ({ id }) => void offers.push(id),
    sendCandidate: () => {},
    onConnected: () => {},
    onFailed,
  })
  /** Answers the offer of this number once it is there. */
  async function answer(id: number) {
    await vi.waitUntil(() => offers.includes(id))
    subscriber.accept({ sdp: 'v=0\r\n', id })
  }
  return { control, subscriber, offers, answer, onFailed, events }
}

test('an offer that the library lost is offered again', async () => {
  const { control, answer, offers, onFailed, subscriber } = aConnection()
  await answer(1)
  control.losesOffers = true
  subscriber.negotiate()
  await answer(2)
  control.losesOffers = false
  await answer(3)
  subscriber.negotiate()
  await answer(4)
  expect(offers).toEqual([1, 2, 3, 4])
  expect(onFailed).not.toHaveBeenCalled()
})

test('a browser whose offers get lost all the time begins anew', async () => {
  const { control, answer, offers, onFailed } = aConnection()
  control.losesOffers = true
  for (const id of [1, 2, 3]) await answer(id)
  expect(onFailed).toHaveBeenCalledTimes(1)
  expect(offers).toEqual([1, 2, 3])
})

test('a connection that the library closes has failed, and one that we close has not', () => {
  const own = aConnection()
  own.subscriber.close()
  expect(own.onFailed).not.toHaveBeenCalled()
  const other = aConnection()
  other.events.emit('state', 'closed')
  expect(other.onFailed).toHaveBeenCalledTimes(1)
  other.subscriber.close()
})
