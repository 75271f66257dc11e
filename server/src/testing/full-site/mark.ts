import type { aCinema } from '../classroom-world.ts'

/** The text that stands in every row of the site, and nowhere else. */
export const MARK = 'only-on-haru'
export type World = Awaited<ReturnType<typeof aCinema>>

/** What a row of the site, or of its class, begins with. */
export const ofSite = ({ channelSeq }: World) => ({ channel_seq: channelSeq })
export const ofClass = ({ channelSeq, courseSeq }: World) => ({
  channel_seq: channelSeq,
  course_seq: courseSeq,
})
