import { fixture, MARK, ofSite } from '../../../testing/full-site/fixture.ts'
import { noon } from '../../../testing/world.ts'

/** A report of the site that waits. */
export const abuseReportsFixture = fixture({
  async add(world) {
    const { abuse_report_seq: abuseReportSeq } = await world.add.row<{ abuse_report_seq: number }>(
      'abuse_reports',
      { ...ofSite(world), kind: 'FRAUD', path: '/', text: MARK, language: 'ko', reported_at: noon },
    )
    return { abuseReportSeq }
  },
})
