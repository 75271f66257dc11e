import type { Participant } from '../participant.ts'
import type { PublishedTrack } from '../published-track.ts'
import type { RoomOutput } from '../room-output.ts'
import { BLANK_PICTURE } from './blank-picture.ts'
import type { Picture } from './picture-assembler.ts'
import { PictureSink, SoundSink, type SlotPool } from './sinks.ts'
import { chooseStage, isHostIn, type Candidate } from './stage.ts'

class PictureCandidate implements Candidate {
  readonly sink: PictureSink
  readonly sid: string
  readonly isOfHost: boolean
  talkedAt = 0

  constructor(sink: PictureSink, { sid, claims }: Participant) {
    this.sink = sink
    this.sid = sid
    this.isOfHost = isHostIn(claims.metadata ?? '')
  }
  get source() {
    return this.sink.published.source
  }
  get isMuted() {
    return this.sink.published.info.muted
  }
}

interface RoomStageOptions {
  /** The time that pictures and sounds are counted by. */
  elapsedMs: () => number
  slots: SlotPool
  onPicture: (picture: Pick<Picture, 'data' | 'isKeyframe'>, atMs: number) => void
}

/** The picture on the stage of a room, dark where nobody shows one, and every sound. docs/rules.md R-1020. */
export class RoomStage implements RoomOutput {
  #options: RoomStageOptions
  #pictures: PictureCandidate[] = []
  #sounds: SoundSink[] = []
  #stage: PictureCandidate | null = null
  #chosenAt = 0

  constructor(options: RoomStageOptions) {
    this.#options = options
  }

  /** Nobody shows a picture. */
  get isBlank(): boolean {
    return this.#stage === null
  }

  add(participant: Participant, published: PublishedTrack) {
    const { elapsedMs, slots, onPicture } = this.#options
    if (published.kind === 'audio') {
      this.#sounds.push(new SoundSink({ published, elapsedMs, slots }))
      return
    }
    const sink = new PictureSink({ published, elapsedMs, onPicture, onChanged: () => this.#choose() })
    this.#pictures.push(new PictureCandidate(sink, participant))
    this.#choose()
  }

  remove(published: PublishedTrack) {
    for (const sink of this.#sounds) if (sink.published === published) sink.close()
    this.#sounds = this.#sounds.filter((sink) => sink.published !== published)
    for (const { sink } of this.#pictures) if (sink.published === published) sink.close()
    this.#pictures = this.#pictures.filter(({ sink }) => sink.published !== published)
    this.#choose()
  }

  noteTalking(sids: readonly string[]) {
    const now = performance.now()
    for (const one of this.#pictures) if (sids.includes(one.sid)) one.talkedAt = now
    this.#choose()
  }

  #choose() {
    const now = performance.now()
    const chosen = chooseStage(this.#pictures, { current: this.#stage, chosenAt: this.#chosenAt, now })
    if (chosen === this.#stage) return
    this.#stage?.sink.setShown(false)
    this.#stage = chosen
    this.#chosenAt = now
    if (chosen) chosen.sink.setShown(true)
    else this.addBlank()
  }

  addBlank() {
    const { onPicture, elapsedMs } = this.#options
    onPicture({ data: BLANK_PICTURE, isKeyframe: true }, Math.round(elapsedMs()))
  }

  /** Nothing comes from the sender of the picture: it is dark until they send a whole one. */
  darken() {
    this.#stage?.sink.restart()
    this.addBlank()
  }

  /** Prompts the sender of the picture for a whole one: a screen on which nothing moves is sent seldom. */
  refresh() {
    this.#stage?.sink.requestKeyframe()
  }

  close() {
    for (const sink of this.#sounds) sink.close()
    for (const { sink } of this.#pictures) sink.close()
    this.#sounds = []
    this.#pictures = []
    this.#stage = null
  }
}
