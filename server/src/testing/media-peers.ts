import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Loss } from './lossy-network.ts'
import type { FromPeer, ToPeer } from './media-peers.child.ts'

/** A connection of a browser: what it is called with, and what comes of it. */
export interface MediaPeer {
  /** The description that it offers, as a sender of one picture. */
  offer: () => Promise<string>
  /** The description that it answers an offer with. */
  answer: (sdp: string) => Promise<string>
  accept: (sdp: string) => void
  addCandidate: (candidate: string, mid: string) => void
  send: (packet: Buffer) => void
  /** Before it connects: some of what is sent to it is lost, and requested again as browsers do. */
  loseSome: (loss: Loss) => void
  isOpen: () => boolean
  packets: Buffer[]
}

/**
 * Connections of browsers by the native library, in a process of their own: one that crashes or hangs there fails its test, and not
 * the run.
 */
export async function mediaPeers() {
  const child = fork(join(import.meta.dirname, 'media-peers.child.ts'), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  })
  await once(child, 'message')
  const peers = new Map<number, { packets: Buffer[]; isOpen: boolean; describe: (sdp: string) => void }>()
  child.on('message', (message: FromPeer) => {
    const peer = peers.get(message.peer)
    if (message.kind === 'packet') peer?.packets.push(Buffer.from(message.packet))
    else if (message.kind === 'described') peer?.describe(message.sdp)
    else if (peer) peer.isOpen = true
  })
  const say = (message: ToPeer) => void child.send(message, () => {})

  function open(): MediaPeer {
    const peer = peers.size
    const state = { packets: [] as Buffer[], isOpen: false, describe: (_sdp: string) => {} }
    peers.set(peer, state)
    const described = (ask: () => void) =>
      new Promise<string>((resolve) => {
        state.describe = resolve
        ask()
      })
    return {
      packets: state.packets,
      isOpen: () => state.isOpen,
      offer: () => described(() => say({ kind: 'offer', peer })),
      answer: (sdp) => described(() => say({ kind: 'answer', peer, sdp })),
      accept: (sdp) => say({ kind: 'accept', peer, sdp }),
      addCandidate: (candidate, mid) => say({ kind: 'candidate', peer, candidate, mid }),
      send: (packet) => say({ kind: 'send', peer, packet }),
      loseSome: (loss) => say({ kind: 'loseSome', peer, loss }),
    }
  }
  return {
    open,
    async stop() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
