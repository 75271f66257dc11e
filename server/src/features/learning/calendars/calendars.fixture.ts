import { issueCalendarFeed } from 'contract/learning/calendars/api'
import { fixture } from '../../../testing/full-site/fixture.ts'

/** Mina subscribed to her dates. */
export const calendarsFixture = fixture({
  async add({ mina, channelSeq }) {
    const { calendarFeedSeq } = await mina.call(issueCalendarFeed, { channelSeq, body: { scope: 'PERSON' } })
    return { calendarFeedSeq }
  },
})
