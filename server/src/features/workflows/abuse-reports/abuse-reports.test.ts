import { expect, test } from 'vitest'
import * as api from 'contract/workflows/abuse-reports/api'
import { getSite, suspendSite } from 'contract/workflows/suspensions/api'
import { listStaffActions } from 'contract/people/staff/api'
import { aSite, somebody } from '../../../testing/world.ts'

async function reporting() {
  const world = await aSite()
  const { add, as, visitor, channelSeq } = world
  const boss = await somebody(add, { name: 'Boss' })
  await add.all('update users set is_operator = true, email_verified_at = now() where user_seq = $1', [
    boss.userSeq,
  ])
  const operator = as(boss)
  const report = (more: object = {}) =>
    visitor.call(api.reportSite, {
      channelSeq,
      body: { kind: 'FRAUD', path: '/classes/3', text: '결제하고 연락이 안 돼요.', ...more },
    })
  const waiting = async () => (await operator.call(api.listAbuseReports, {})).list
  const first = async () => (await waiting())[0]?.abuseReportSeq ?? (0 as never)
  return { ...world, operator, report, waiting, first }
}

test('anybody reports a page; the operators hear of the first one that waits', async () => {
  const { report, waiting, app, mails, owner, operator, otherSite } = await reporting()
  await report({ email: 'reader@example.com' })
  await report({ path: '//evil.example', kind: 'OTHER' })
  await report({ website: 'http://program.example' })
  await app.workOnce()
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('신고')])
  expect(await waiting()).toMatchObject([
    { siteName: 'haru', path: '/classes/3', isAnswerable: true, outcome: null },
    { path: '/', kind: 'OTHER', isAnswerable: false },
  ])
  expect(JSON.stringify(await waiting())).not.toContain('reader@example.com')
  await expect(owner.call(api.listAbuseReports, {})).refuses('NOT_ALLOWED')
  const ofOther = { query: { siteSeq: otherSite.channelSeq } }
  expect((await operator.call(api.listAbuseReports, ofOther)).total).toBe(0)
})

test('nobody floods the operator', async () => {
  const { report } = await reporting()
  for (let one = 0; one < 5; one += 1) await report()
  await expect(report()).refuses('TOO_MANY_REQUESTS')
})

test('a dismissed report is answered once, and its address is deleted', async () => {
  const { report, first, operator, app, mails, add } = await reporting()
  await report({ email: 'reader@example.com' })
  const abuseReportSeq = await first()
  await operator.call(api.dismissReport, { abuseReportSeq, body: { words: '정상이에요.' } })
  await expect(operator.call(api.dismissReport, { abuseReportSeq, body: { words: 'x' } })).refuses(
    'REPORT_DECIDED',
  )
  await app.workOnce()
  expect(mails.filter(({ to }) => to === 'reader@example.com')).toHaveLength(1)
  expect(JSON.stringify(mails.filter(({ to }) => to === 'reader@example.com'))).not.toContain('정상이에요')
  const { list } = await operator.call(api.listAbuseReports, { query: { shelf: 'decided' } })
  expect(list).toMatchObject([{ outcome: 'DISMISSED', decidedBy: 'Boss', words: '정상이에요.' }])
  expect(await add.all('select reporter_email from abuse_reports')).toEqual([{ reporter_email: null }])
})

test('the owners read a warning by mail and in their history', async () => {
  const { report, first, operator, owner, app, mails, channelSeq } = await reporting()
  await report()
  await operator.call(api.warnOwners, { abuseReportSeq: await first(), body: { words: '환불해 주세요.' } })
  await app.workOnce()
  expect(JSON.stringify(mails)).toContain('환불해 주세요.')
  const { list } = await owner.call(listStaffActions, { channelSeq })
  expect(list.map(({ action }) => action)).toEqual(['abuse-reports.warnOwners'])
})

test('a report that was decided suspends nothing, and of a suspended site none is decided by that', async () => {
  const { report, first, waiting, operator, channelSeq: siteSeq } = await reporting()
  await report()
  const dismissed = await first()
  await operator.call(api.dismissReport, { abuseReportSeq: dismissed, body: { words: '정상이에요.' } })
  const body = { kind: 'FRAUD' as const, words: '구매자와 연락해 주세요.' }
  await report()
  await expect(operator.call(api.suspendReported, { abuseReportSeq: dismissed, body })).refuses(
    'REPORT_DECIDED',
  )
  expect(await operator.call(getSite, { siteSeq })).toMatchObject({ site: { suspension: null } })

  await operator.call(suspendSite, { siteSeq, body: { kind: 'TERMS', reason: '약관을 어겼어요.' } })
  await expect(operator.call(api.suspendReported, { abuseReportSeq: await first(), body })).refuses(
    'SUSPENDED_ALREADY',
  )
  expect(await waiting()).toHaveLength(1)
})

test('a suspension decides all reports of the site', async () => {
  const { report, first, waiting, operator, app, mails, channelSeq } = await reporting()
  await report({ email: 'one@example.com' })
  await report({ email: 'two@example.com' })
  const abuseReportSeq = await first()
  const body = { kind: 'FRAUD' as const, words: '구매자와 연락해 주세요.' }
  await operator.call(api.suspendReported, { abuseReportSeq, body })
  await expect(operator.call(api.suspendReported, { abuseReportSeq, body })).refuses('REPORT_DECIDED')
  await app.workOnce()
  expect(await waiting()).toEqual([])
  expect(await operator.call(getSite, { siteSeq: channelSeq })).toMatchObject({
    site: { suspension: 'FRAUD' },
  })
  expect(mails.map(({ to }) => to)).toEqual(expect.arrayContaining(['one@example.com', 'two@example.com']))
  await expect(report()).refuses('SITE_SUSPENDED')
})
