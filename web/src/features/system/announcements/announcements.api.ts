import type { Output } from 'contract/http/endpoint'
import * as api from 'contract/system/announcements/api'
import {
  announcementShelves,
  type AnnouncementShelf,
} from 'contract/system/announcements/announcements.rules'
import { choiceFrom } from 'contract/values/paging'
import type { AnnouncementSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type CurrentAnnouncement = NonNullable<Output<typeof api.getAnnouncement>['announcement']>
export type ListedAnnouncement = Output<typeof api.listAnnouncements>['list'][number]
export type DeskAnnouncement = Output<typeof api.listDeskAnnouncements>['list'][number]

interface Page {
  page: number
  size: number
}
export const useAnnouncements = (question: Page) =>
  useEndpoint(api.listAnnouncements, { query: question }, { keep: true })
export const useCurrentAnnouncement = () => useEndpoint(api.getAnnouncement, {})
export const useDismiss = (announcementSeq: AnnouncementSeq) =>
  useCommand(api.dismissAnnouncement, { announcementSeq })

export const shelves = announcementShelves
export const shelfFrom = (params: URLSearchParams) => choiceFrom(params.get('shelf'), shelves)
export const useDeskAnnouncements = (question: Page & { shelf: AnnouncementShelf }) =>
  useEndpoint(api.listDeskAnnouncements, { query: question }, { keep: true })
export const useCreate = () => useCommand(api.createAnnouncement, {})
export const useModify = () => useCommand(api.modifyAnnouncement, {})
export const useEnd = (announcementSeq: AnnouncementSeq) =>
  useCommand(api.endAnnouncement, { announcementSeq })
export const useDelete = (announcementSeq: AnnouncementSeq) =>
  useCommand(api.deleteAnnouncement, { announcementSeq })
