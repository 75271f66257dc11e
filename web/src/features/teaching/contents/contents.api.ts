import * as api from 'contract/teaching/contents/api'
import { listAdminCourses } from 'contract/teaching/courses/api'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export const useContentsOfSite = ({ q, ...turned }: { q: string; page: number; size: number }) =>
  useEndpoint(
    listAdminCourses,
    { query: { productKind: 'CONTENTS' as const, shelf: 'all' as const, ...turned, ...(q && { q }) } },
    { keep: true },
  )
export const useCreateContents = () => useCommand(api.createContents, {})
