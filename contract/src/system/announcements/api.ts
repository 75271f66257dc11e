import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, Paged } from '../../values/ids.ts'
import { announcementShelves } from './announcements.rules.ts'
import { Announcement, AnnouncementInput, DeskAnnouncement } from './schemas.ts'

const ofSite = '/channels/:channelSeq/announcements'

/** What the operator announces to those who run sites: all that began, the newest first. */
export const listAnnouncements = endpoint({
  method: 'GET',
  path: ofSite,
  access: 'SITE_CONSOLE_READ',
  query: Paged,
  reply: z.object({ list: Announcement.extend({ isOver: z.boolean() }).array(), total: z.int() }),
  shows: 'announcements',
})
/** The one for the bar of the management area: it runs, and the caller did not close it. docs/rules.md R-1159. */
export const getAnnouncement = endpoint({
  method: 'GET',
  path: `${ofSite}/current`,
  access: 'SITE_CONSOLE_READ',
  reply: z.object({ announcement: Announcement.nullable() }),
  shows: 'announcements',
})

const path = '/announcements'
const one = `${path}/:announcementSeq`

/** Closes it for the caller, at all of their sites. */
export const dismissAnnouncement = endpoint({
  method: 'POST',
  base: 'universal',
  path: `${one}/dismiss`,
  access: 'signed-in',
  reply: nothing,
  touches: ['announcements'],
})

const ofOperator = { base: 'universal', access: 'operator' } as const

export const listDeskAnnouncements = endpoint({
  method: 'GET',
  path,
  ...ofOperator,
  query: Paged.extend({ shelf: z.enum(announcementShelves).default('running') }),
  reply: z.object({ list: DeskAnnouncement.array(), total: z.int() }),
  shows: 'announcements',
})
export const createAnnouncement = endpoint({
  method: 'POST',
  path,
  ...ofOperator,
  body: AnnouncementInput,
  reply: nothing,
  refuses: ['ANNOUNCEMENT_PERIOD'],
  touches: ['announcements'],
})
/** Changes one that is not over. Who closed it does not see it again. */
export const modifyAnnouncement = endpoint({
  method: 'PUT',
  path: one,
  ...ofOperator,
  body: AnnouncementInput,
  reply: nothing,
  refuses: ['NOT_FOUND', 'ANNOUNCEMENT_OVER', 'ANNOUNCEMENT_PERIOD'],
  touches: ['announcements'],
})
/** Ends one that runs, at once. It stays in the list of the sites. */
export const endAnnouncement = endpoint({
  method: 'POST',
  path: `${one}/end`,
  ...ofOperator,
  reply: nothing,
  refuses: ['NOT_FOUND', 'ANNOUNCEMENT_NOT_RUNNING'],
  touches: ['announcements'],
})
/** Deletes it, from the list of the sites too. */
export const deleteAnnouncement = endpoint({
  method: 'DELETE',
  path: one,
  ...ofOperator,
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['announcements'],
})
