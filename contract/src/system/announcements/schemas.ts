import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'
import { oneLine } from '../../values/texts.ts'
import {
  announcementAudiences,
  announcementLevels,
  announcementShelves,
  LONGEST_ANNOUNCEMENT,
  LONGEST_TITLE,
} from './announcements.rules.ts'

export const Announcement = z.object({
  announcementSeq: seq('announcement'),
  title: z.string(),
  /** Plain paragraphs; addresses in them are links. */
  text: z.string(),
  level: z.enum(announcementLevels),
  startsAt: instant,
  endsAt: instant,
})
export type Announcement = z.input<typeof Announcement>

/** The same for the operator. */
export const DeskAnnouncement = Announcement.extend({
  audience: z.enum(announcementAudiences),
  shelf: z.enum(announcementShelves),
  createdBy: z.string(),
})
export type DeskAnnouncement = z.input<typeof DeskAnnouncement>

export const AnnouncementInput = z.object({
  title: oneLine(1, LONGEST_TITLE),
  text: z.string().trim().min(1).max(LONGEST_ANNOUNCEMENT),
  level: z.enum(announcementLevels),
  audience: z.enum(announcementAudiences),
  /** Null: at once. */
  startsAt: instant.nullable(),
  endsAt: instant,
})
export type AnnouncementInput = z.output<typeof AnnouncementInput>
