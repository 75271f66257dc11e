import { z } from 'zod'
import type { CallSpan } from '../phone-messages.ts'
import { resultOf, unreachable, type SolapiRequest } from './solapi-request.ts'

/** As many as Solapi lists at once. */
const PAGE_SIZE = 500
const MAX_PAGES = 40

const Page = z.object({ groupList: z.record(z.string(), z.unknown()), nextKey: z.string().nullish() })

/** The groups that were created between these moments. Each call that sends makes one. */
export async function listCalls(request: SolapiRequest, { from, to }: CallSpan): Promise<string[]> {
  const groupIds: string[] = []
  let startKey: string | null = null
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = new URLSearchParams({
      dateType: 'CREATED',
      startDate: from.toISOString(),
      endDate: to.toISOString(),
      limit: String(PAGE_SIZE),
      ...(startKey !== null && { startKey }),
    })
    const { groupList, nextKey } = resultOf(Page, await request(`/messages/v4/groups?${query.toString()}`))
    groupIds.push(...Object.keys(groupList))
    if (!nextKey) return groupIds
    startKey = nextKey
  }
  return unreachable('a list of groups without an end')
}
