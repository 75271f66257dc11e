import { listExamples } from 'contract/site/sites/api'
import { listCourses } from 'contract/teaching/courses/api'
import { SMALL_PAGE_SIZE } from 'contract/values/paging'
import type { ChannelSeq } from 'contract/values/ids'
import { loadEndpoint, useEndpoint } from '../../../platform/endpoint.ts'
import type { Site } from '../../../platform/site.tsx'

const classesOf = (channelSeq: ChannelSeq) => ({ channelSeq, query: { size: SMALL_PAGE_SIZE } })

/** The demo sites and their first classes, if the installation has them. */
export async function loadFront(site: Site) {
  const { list } = await loadEndpoint(site, listExamples, {})
  await Promise.all(list.map(({ channelSeq }) => loadEndpoint(site, listCourses, classesOf(channelSeq))))
}

export const useExamples = () => useEndpoint(listExamples, {}).data?.list ?? []
export const useClassesOf = (channelSeq: ChannelSeq) =>
  useEndpoint(listCourses, classesOf(channelSeq)).data?.list ?? []
