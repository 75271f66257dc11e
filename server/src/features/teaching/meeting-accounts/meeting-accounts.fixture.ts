import { noon } from '../../../testing/world.ts'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'

/** The account of a site at Zoom. */
export const meetingAccountsFixture = fixture({
  async add(world) {
    await world.add.row('meeting_accounts', {
      ...ofSite(world),
      live_type_cd: '00',
      account_id: MARK,
      client_id: MARK,
      host_email: 'host@example.com',
      account_name: MARK,
      sealed_keys: world.app.ports.secrets.wrap(
        Buffer.from(JSON.stringify({ clientSecret: MARK, webhookSecret: MARK })),
        `meeting-account:${world.channelSeq}:zoom`,
      ),
      has_webhook_secret: true,
      connected_at: noon,
      checked_at: noon,
    })
    await world.add.row('live_defaults', { ...ofSite(world), live_type_cd: '02' })
    return { hostEmail: 'host@example.com', liveProvider: 'google' }
  },
})
