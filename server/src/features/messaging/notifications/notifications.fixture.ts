import { setMailNotice } from 'contract/messaging/notifications/mail-notices.api'
import { subscribePush } from 'contract/messaging/notifications/push.api'
import { hashOf } from '../../../platform/auth/tokens.ts'
import { aBrowser } from '../../../testing/push-world.ts'
import { noon } from '../../../testing/world.ts'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'

/** The notifications that Mina chose, and a browser of hers. */
export const notificationsFixture = fixture({
  async add(world) {
    const { add, mina, minaSeq, channelSeq } = world
    await mina.call(setMailNotice, { channelSeq, body: { kind: 'ANSWER', isOn: false } })
    await add.row('mail_notices', { ...ofSite(world), user_seq: minaSeq, once: MARK, created_at: noon })
    const { subscription } = aBrowser(MARK)
    await mina.call(subscribePush, { channelSeq, body: subscription })
    return { ...subscription, browser: hashOf(subscription.endpoint) }
  },
})
