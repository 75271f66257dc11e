import { z } from 'zod'

/** The common interface of a video element and the player of another host. */
export interface Head extends EventTarget {
  currentTime: number
  readonly seeking: boolean
  readonly paused: boolean
  readonly ended: boolean
  playbackRate: number
}
/** The reason why the player of another host does not play. */
export interface EmbedFailure {
  kind: 'NOT_FOUND' | 'FAILED'
  /** The error of the host: `YouTube 150`, `Vimeo PrivacyError`. */
  said: string
}

const YOUTUBE = /^https:\/\/www\.youtube(?:-nocookie)?\.com$/
const VIMEO = 'https://player.vimeo.com'
/** A longer step between two reports of a host is a jump. */
const JUMP_SECONDS = 3

const FromYoutube = z.object({
  event: z.string(),
  info: z
    .union([z.number(), z.object({ currentTime: z.number().optional(), playerState: z.number().optional() })])
    .nullish(),
})
const FromVimeo = z.object({
  event: z.string(),
  data: z
    .object({
      seconds: z.number().optional(),
      name: z.string().optional(),
      message: z.string().max(300).optional(),
    })
    .nullish(),
})
type Post = (message: unknown) => void

/**
 * Drives the player of YouTube or Vimeo in a frame by messages, and emits the events of a video element. Emits `heard`
 * on its first message.
 */
export class EmbedHead extends EventTarget implements Head {
  readonly seeking = false
  paused = true
  ended = false
  trouble: EmbedFailure | null = null
  playbackRate = 1
  #second = 0
  #host: 'youtube' | 'vimeo' | null = null
  readonly #post: Post
  #resumeAt: number

  constructor(post: Post, resumeAt: number) {
    super()
    this.#post = post
    this.#resumeAt = resumeAt
  }
  get currentTime() {
    return this.#second
  }
  set currentTime(second: number) {
    this.#second = second
    if (this.#host === 'vimeo') this.#post({ method: 'setCurrentTime', value: second })
    else this.#post(JSON.stringify({ event: 'command', func: 'seekTo', args: [second, true] }))
  }
  /** Subscribes to the player's events. YouTube requires repeating this until it responds. */
  listen() {
    this.#post(JSON.stringify({ event: 'listening', id: 1, channel: 'widget' }))
    for (const value of ['timeupdate', 'play', 'pause', 'ended', 'error'])
      this.#post({ method: 'addEventListener', value })
  }
  get isHeard() {
    return this.#host !== null
  }
  receive(origin: string, data: unknown) {
    const read = typeof data === 'string' ? json(data) : data
    if (YOUTUBE.test(origin)) this.#hearYoutube(FromYoutube.safeParse(read).data)
    else if (origin === VIMEO) this.#hearVimeo(FromVimeo.safeParse(read).data)
  }

  #hearYoutube(said: z.output<typeof FromYoutube> | undefined) {
    if (!said) return
    this.#begin('youtube')
    const { event, info } = said
    if (event === 'onError' && typeof info === 'number')
      return this.#fail({ kind: info >= 100 ? 'NOT_FOUND' : 'FAILED', said: `YouTube ${info}` })
    const state = event === 'onStateChange' && typeof info === 'number' ? info : undefined
    if (typeof info === 'object' && info?.currentTime !== undefined) this.#at(info.currentTime)
    this.#state(state ?? (typeof info === 'object' ? info?.playerState : undefined))
  }
  /** YouTube's states: 0 ended, 1 playing, 2 paused; all others change nothing. */
  #state(state: number | undefined) {
    if (state === 1) this.#play()
    if (state === 2) this.#rest('pause')
    if (state === 0) this.#rest('ended')
  }
  #hearVimeo(said: z.output<typeof FromVimeo> | undefined) {
    if (!said) return
    this.#begin('vimeo')
    const { event, data } = said
    if (data?.seconds !== undefined) this.#at(data.seconds)
    if (event === 'play') this.#play()
    if (event === 'pause') this.#rest('pause')
    if (event === 'ended') this.#rest('ended')
    if (event === 'error')
      this.#fail({
        kind: /NotFound|Privacy|Password/.test(data?.name ?? '') ? 'NOT_FOUND' : 'FAILED',
        said: ['Vimeo', data?.message ?? data?.name].filter(Boolean).join(' '),
      })
  }

  #begin(host: 'youtube' | 'vimeo') {
    if (this.#host) return
    this.#host = host
    this.dispatchEvent(new Event('heard'))
    if (host === 'youtube')
      for (const name of ['onStateChange', 'onError'])
        this.#post(JSON.stringify({ event: 'command', func: 'addEventListener', args: [name] }))
  }
  #at(second: number) {
    const isJump = Math.abs(second - this.#second) > JUMP_SECONDS
    this.#second = second
    this.dispatchEvent(new Event(isJump ? 'seeking' : 'timeupdate'))
  }
  #play() {
    if (this.#resumeAt > 0) this.currentTime = this.#resumeAt
    this.#resumeAt = 0
    if (!this.paused) return
    this.paused = false
    this.ended = false
    this.dispatchEvent(new Event('play'))
  }
  #rest(name: 'pause' | 'ended') {
    if (this.paused) return
    this.paused = true
    this.ended = name === 'ended'
    this.dispatchEvent(new Event(name))
  }
  #fail(trouble: EmbedFailure) {
    this.trouble = trouble
    this.dispatchEvent(new Event('error'))
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
