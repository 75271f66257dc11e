import { afterAll, expect, test, vi } from 'vitest'
import { createCampaign, sendCampaign } from 'contract/growth/campaigns/api'
import { aProduct } from './a-product.ts'
import { asAdministrator } from './faults/administrator.ts'
import { campaignSize } from './campaign-size.ts'
import { startMailServer } from './mail-server.ts'
import { anOwner } from './people.ts'

const MEMBERS = campaignSize(400)
/** The server is killed when so many have gone out, in one round each. */
const MOMENTS = [0.06, 0.3, 0.575].map((share) => Math.round(MEMBERS * share))
/** What a server has in its hands at one time. */
const IN_HAND = 10
const PATIENCE = { timeout: 180_000, interval: 500 }

const mails = await startMailServer()
afterAll(() => mails.stop())
const product = aProduct({ SMTP_URL: mails.url, MAIL_FROM: 'Seodang <site@example.com>' })

test('a server killed while a campaign goes out writes to nobody twice, and misses at most those it was just writing to', async () => {
  const members = await addMembers()
  for (const moment of MOMENTS) {
    const subject = `Round ${moment}`
    const campaignId = await begun(subject)
    await vi.waitFor(() => expect(mails.taken(subject).length).toBeGreaterThanOrEqual(moment), {
      ...PATIENCE,
      interval: 1,
    })
    await product.kill()
    expect((await messagesOf(campaignId)).waiting).toBeGreaterThan(0)
    await product.start()
    await vi.waitFor(async () => expect((await messagesOf(campaignId)).waiting).toBe(0), PATIENCE)

    const { count, sent, unknown } = await messagesOf(campaignId)
    expect(count).toBe(members)
    expect(sent.length + unknown.length).toBe(members)
    expect(unknown.length).toBeLessThanOrEqual(IN_HAND)
    const taken = mails.taken(subject)
    expect(taken.length).toBe(new Set(taken).size)
    expect(sent.filter((email) => !taken.includes(email))).toEqual([])
    expect(taken.filter((email) => ![...sent, ...unknown].includes(email))).toEqual([])
  }
})

/** A campaign to everybody that is being sent. */
async function begun(subject: string) {
  const { owner, channelSeq } = await anOwner(product.port())
  const content = '<p>#{이름}님, 수업이 시작돼요.</p>'
  const body = { name: subject, audience: { conditions: [] }, isAd: false, subject, content }
  const { campaignId } = await owner.call(createCampaign, { channelSeq, body })
  await owner.call(sendCampaign, { channelSeq, campaignId, body: { scheduledAt: null } })
  return campaignId
}

/** Adds members with an address of their own; how many with an address there are then. */
const addMembers = () =>
  asAdministrator(product.dataDir, async (all) => {
    await all(
      `with people as (
         insert into users (email, password_hash, name)
         select 'crash-campaign-' || n || '@example.com', 'none', '회원 ' || n
         from generate_series(1, $1::int) n returning user_seq)
       insert into members (channel_seq, user_seq, joined_at)
       select (select channel_seq from channels where address = 'demo'), user_seq, now() from people`,
      [MEMBERS],
    )
    const [row] = await all<{ count: number }>(
      `select count(*) from members m join users u using (user_seq)
       where m.channel_seq = (select channel_seq from channels where address = 'demo')
         and m.status = 'ACTIVE' and u.email <> ''`,
    )
    return row?.count ?? 0
  })

/** What became of its messages by now, by the addresses of their receivers. */
const messagesOf = (campaignId: number) =>
  asAdministrator(product.dataDir, async (all) => {
    const messages = await all<{ email: string; state: string }>(
      'select u.email, m.state from campaign_messages m join users u using (user_seq) where m.campaign_seq = $1',
      [campaignId],
    )
    const of = (...states: string[]) =>
      messages.filter(({ state }) => states.includes(state)).map(({ email }) => email)
    return {
      count: messages.length,
      waiting: of('QUEUED').length,
      sent: of('SENT'),
      unknown: of('SENDING', 'UNCERTAIN'),
    }
  })
