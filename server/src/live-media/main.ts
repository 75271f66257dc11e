// The media process: a program of its own, so that pictures and sound never hold up the product, nor a crash takes it along.
import { Socket } from 'node:net'
import {
  ToMedia,
  type FromMedia,
  type MediaCommand,
  type MediaSettings,
} from '../platform/live-media/media-messages.ts'
import { loadEngine } from './engine.ts'
import { freeUdpPort } from './ports.ts'
import { Rooms } from './rooms.ts'
import { upgradeHandler } from './upgrades.ts'

/** The product may have ended already, or end meanwhile: `disconnect` comes then. */
const say = (message: FromMedia, then: () => void = () => {}) =>
  process.connected ? process.send?.(message, then) : then()
const fail = (reason: 'NO_PORT' | 'NO_BINARY', detail: string) =>
  say({ kind: 'failed', reason, detail }, () => process.exit(0))

/** Browsers answer the end of their socket by then; the product waits a little longer. */
const GOODBYE_MS = 1500
const LOOK_EVERY_MS = 20

interface Program {
  command: (command: MediaCommand) => void
  upgrade: ReturnType<typeof upgradeHandler>
  close: () => void
  isEmpty: () => boolean
}
let program: Program | null = null

async function start(settings: MediaSettings) {
  const { bindAddress, publicAddresses, apiKey } = settings
  const port = await freeUdpPort(settings.port, bindAddress)
  if (port === null) return fail('NO_PORT', String(settings.port))
  const onError = (detail: string) => say({ kind: 'error', detail })
  const engine = await loadEngine({ port, bindAddress, publicAddresses, onError }).catch(
    (error: unknown) => void fail('NO_BINARY', String(error)),
  )
  if (!engine) return undefined
  const rooms = new Rooms({
    settings,
    engine,
    onPresence: ({ at, ...event }) => say({ ...event, at: at.getTime() }),
    onError,
    onRecordingEnded: ({ at, ...end }) => say({ kind: 'recordingEnded', ...end, at: at.getTime() }),
  })
  program = {
    command: (command) => rooms.command(command),
    close: () => rooms.close(),
    isEmpty: () => rooms.isEmpty,
    upgrade: upgradeHandler({
      apiKey,
      restrictions: () => rooms.restrictions,
      onJoin: (socket, claims, isAutomatic) => rooms.join(socket, claims, isAutomatic),
    }),
  }
  say({ kind: 'ready', port })
  return undefined
}

function receive(message: ToMedia, handle: unknown) {
  if (message.kind === 'start') void start(message)
  else if (message.kind === 'ping') say({ kind: 'pong' })
  else if (message.kind === 'stop') stop()
  else if (message.kind !== 'socket') program?.command(message)
  else if (handle instanceof Socket) {
    if (program) void program.upgrade(message, handle)
    else handle.destroy()
  }
}

const end = () => say({ kind: 'stopped' }, () => process.exit(0))
let isStopping = false
/** What was sent last may be lost with a process that ends before its sockets. */
function stop() {
  if (isStopping) return
  isStopping = true
  program?.close()
  setInterval(() => {
    if (program?.isEmpty() ?? true) end()
  }, LOOK_EVERY_MS)
  setTimeout(end, GOODBYE_MS)
}

process.on('message', (message: unknown, handle: unknown) => receive(ToMedia.parse(message), handle))
// Ctrl-C and systemd reach the whole group; the product decides when this process ends.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
process.on('disconnect', stop)
