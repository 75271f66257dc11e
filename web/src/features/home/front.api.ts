import { listExamples } from 'contract/channels'
import { listCourses } from 'contract/courses'
import { SMALL_PAGE_SIZE } from 'contract/paging'
import type { ChannelSeq } from 'contract/values'
import { loadEndpoint, useEndpoint } from '../../platform/endpoint.ts'
import type { Site } from '../../platform/site.tsx'

const classesOf = (channelSeq: ChannelSeq) => ({ channelSeq, query: { size: SMALL_PAGE_SIZE } })

/** The demo sites and their first classes, where the installation came with them. */
export async function loadFront(site: Site) {
  const { list } = await loadEndpoint(site, listExamples, {})
  await Promise.all(list.map(({ channelSeq }) => loadEndpoint(site, listCourses, classesOf(channelSeq))))
}

export const useExamples = () => useEndpoint(listExamples, {}).data?.list ?? []
export const useClassesOf = (channelSeq: ChannelSeq) =>
  useEndpoint(listCourses, classesOf(channelSeq)).data?.list ?? []
