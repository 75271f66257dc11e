import { afterAll, expect, test, vi } from 'vitest'
import {
  connectAlimtalk,
  createAlimtalkTemplate,
  readAlimtalkReview,
  requestAlimtalkReview,
  saveTextSender,
} from 'contract/growth/alimtalk/api'
import { createCampaign, getCampaign, sendCampaign } from 'contract/growth/campaigns/api'
import { quietUntil } from 'contract/growth/campaigns/quiet-hours.rules'
import type { Input } from 'contract/http/endpoint'
import type { CampaignSeq } from 'contract/values/ids'
import { solapiAccount, startFakeSolapi } from '../../server/src/testing/fake-solapi.ts'
import { aProduct } from './a-product.ts'
import { campaignSize } from './campaign-size.ts'
import { asAdministrator } from './faults/administrator.ts'
import { anOwner } from './people.ts'

const MEMBERS = campaignSize(1500)
const CALLS = Math.ceil(MEMBERS / 200)
/** At which call of a campaign the server is killed, and whether the messages were taken by then. */
const KILLS = [
  { call: Math.round(CALLS * 0.25), isTaken: true },
  { call: Math.round(CALLS * 0.5), isTaken: false },
  { call: Math.round(CALLS * 0.75), isTaken: true },
]
const PATIENCE = { timeout: 180_000, interval: 1000 }
const FROM = '0212345678'
const unitPrices = {
  ALIMTALK: null,
  FRIENDTALK: null,
  FRIENDTALK_IMAGE: null,
  SMS: null,
  LMS: null,
  MMS: null,
}

/** A service outside of the product, which outlives it and keeps who was sent what. */
const solapi = await startFakeSolapi(() => new Date())
afterAll(() => solapi.stop())
Object.assign(solapi.control, { balance: 10_000_000, senders: [FROM] })
const product = aProduct({ SOLAPI_URL: solapi.endpoint.api })

test('a server killed several times while a campaign goes to phones writes to everybody once', async () => {
  await addMembers()
  const { owner, channelSeq } = await anOwner(product.port())
  const alimtalkTemplateSeq = await connect()
  for (const body of messages(alimtalkTemplateSeq)) {
    const taken = solapi.control.sent.length
    const campaign = { ...body, audience: { conditions: [] } }
    const { campaignId } = await owner.call(createCampaign, { channelSeq, body: campaign })
    const killed = killing()
    await owner.call(sendCampaign, { channelSeq, campaignId, body: { scheduledAt: null } })
    await killed
    await vi.waitFor(async () => {
      await letTimePass(campaignId)
      const { state } = await owner.call(getCampaign, { channelSeq, campaignId })
      expect(state).toBe('DONE')
    }, PATIENCE)

    const { counts } = await owner.call(getCampaign, { channelSeq, campaignId })
    expect(counts).toMatchObject({ sent: MEMBERS, queued: 0, failed: 0, skipped: 0, uncertain: 0 })
    const numbers = solapi.control.sent.slice(taken).map(({ to }) => to)
    expect(numbers).toHaveLength(MEMBERS)
    expect(new Set(numbers).size).toBe(MEMBERS)
  }
})

type CampaignBody = Omit<Input<typeof createCampaign>['body'], 'audience'>
function messages(alimtalkTemplateSeq: CampaignBody['alimtalkTemplateSeq']): CampaignBody[] {
  const friendtalk = {
    name: '친구톡',
    channelType: 'FRIENDTALK' as const,
    isAd: true,
    text: '봄 특강이 열려요.',
  }
  return [
    { name: '문자', channelType: 'SMS', isAd: false, text: '#{이름}님, 내일 수업은 쉬어요.' },
    { name: '알림톡', channelType: 'ALIMTALK', isAd: false, alimtalkTemplateSeq },
    // It rests at night.
    ...(quietUntil(friendtalk, new Date()) === null ? [friendtalk] : []),
  ]
}

/** Resolves when the server was killed and started for the last time. The calls of those moments get no answer. */
function killing() {
  const left = [...KILLS]
  let call = 0
  return new Promise<void>((done) => {
    async function strike(isTaken: boolean) {
      const [next] = left
      if (next?.call !== call || next.isTaken !== isTaken) return
      left.shift()
      await product.killAndStart()
      if (left.length === 0) done()
      await new Promise(() => {})
    }
    solapi.control.beforeSending = async () => {
      call += 1
      await strike(false)
    }
    solapi.control.beforeAnswer = () => strike(true)
  })
}

/** Connects the account, with a template that Kakao approved. */
async function connect() {
  const { owner, channelSeq } = await anOwner(product.port())
  await owner.call(connectAlimtalk, { channelSeq, body: solapiAccount })
  await owner.call(saveTextSender, {
    channelSeq,
    body: { senderNumber: FROM, refusalNumber: null, unitPrices },
  })
  const template = { name: '수업 안내', content: '#{이름}님, 수업이 곧 시작돼요.', buttons: [] }
  const { alimtalkTemplateSeq } = await owner.call(createAlimtalkTemplate, { channelSeq, body: template })
  await owner.call(requestAlimtalkReview, { channelSeq, alimtalkTemplateSeq })
  for (const templateId of solapi.control.templates.keys()) solapi.control.review(templateId, 'APPROVED')
  await owner.call(readAlimtalkReview, { channelSeq, alimtalkTemplateSeq })
  return alimtalkTemplateSeq
}

/** Adds members with a number of their own who agreed to news; nobody else has a number. */
const addMembers = () =>
  asAdministrator(product.dataDir, async (all) => {
    await all('update users set phone = null')
    await all(
      `with people as (
         insert into users (email, password_hash, name, phone)
         select 'crash-phone-' || n || '@example.com', 'none', '회원 ' || n, '010' || lpad(n::text, 8, '0')
         from generate_series(1, $1::int) n returning user_seq)
       insert into members (channel_seq, user_seq, joined_at, marketing_agreed_at)
       select (select channel_seq from channels where address = 'demo'), user_seq, now(), now() from people`,
      [MEMBERS],
    )
  })

/** A quarter of an hour for messages that nobody is sending any more, on an old account, and no waiting for the next step. */
const letTimePass = (campaignId: CampaignSeq) =>
  asAdministrator(product.dataDir, async (all) => {
    await all(`update alimtalk_accounts set connected_at = now() - interval '1 day'`)
    await all(
      `update campaign_messages set claimed_at = claimed_at - interval '15 minutes'
       where campaign_seq = $1 and state = 'SENDING'
         and claimed_at between now() - interval '10 minutes' and now() - interval '5 seconds'`,
      [campaignId],
    )
    await all(
      `update graphile_worker._private_jobs set run_at = now() where locked_at is null and key like 'campaigns.send:%'`,
    )
  })
