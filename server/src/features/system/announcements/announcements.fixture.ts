import { fixture } from '../../../testing/full-site/fixture.ts'
import { noon } from '../../../testing/world.ts'

/** An announcement to the staff of all sites, and somebody who closed it. It is of no site, so it bears no mark. */
export const announcementsFixture = fixture({
  async add(world) {
    const { announcement_seq: announcementSeq } = await world.add.row<{ announcement_seq: number }>(
      'announcements',
      {
        title: 'Maintenance',
        text: 'Tonight.',
        level: 'INFO',
        audience: 'STAFF',
        starts_at: noon,
        ends_at: new Date('2099-01-01'),
        created_at: noon,
        created_by_user_seq: await world.add.user('Announcer'),
      },
    )
    await world.add.row('announcement_dismissals', {
      announcement_seq: announcementSeq,
      user_seq: await world.add.user('Reader'),
      dismissed_at: noon,
    })
    return { announcementSeq }
  },
})
