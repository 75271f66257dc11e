import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { captionLanguage } from '../../teaching/videos/captions.schemas.ts'
import { instant, nothing, seq } from '../../values/ids.ts'
import { MAX_CAPTION_LETTERS } from './captions.rules.ts'
import { insideRefusals, room, roomRefusals } from './schemas.ts'

const Caption = z.object({
  liveCaptionSeq: seq('live caption'),
  speakerSeq: seq('user'),
  speakerName: z.string(),
  content: z.string(),
  saidAt: instant,
})
export type Caption = z.input<typeof Caption>

/** Switches captions of the room on or off for everybody. docs/rules.md R-1218. */
export const switchCaptions = endpoint({
  method: 'POST',
  path: `${room}/captions/switch`,
  access: 'member',
  /** Kept captions become those of the lessons that the recordings of the room become. docs/rules.md R-1305. */
  body: z.object({ isOn: z.boolean(), isKept: z.boolean().default(false) }),
  reply: nothing,
  refuses: [...roomRefusals],
})

/** What was said in the last seconds where the caller is, in its order. docs/rules.md R-1219. */
export const listCaptions = endpoint({
  method: 'GET',
  path: `${room}/captions`,
  access: 'member',
  reply: z.object({ list: Caption.array() }),
  refuses: [...insideRefusals],
})

/** A sentence of the caller; the same key replaces it while it grows. docs/rules.md R-1218. */
export const sendCaption = endpoint({
  method: 'POST',
  path: `${room}/captions`,
  access: 'member',
  body: z.object({
    clientKey: z.uuid(),
    content: z.string().trim().min(1).max(MAX_CAPTION_LETTERS),
    /** In which it is said. */
    captionLanguage: captionLanguage.default('ko'),
  }),
  reply: nothing,
  refuses: [...insideRefusals, 'LIVE_CAPTIONS_OFF', 'TOO_MANY_REQUESTS'],
})
