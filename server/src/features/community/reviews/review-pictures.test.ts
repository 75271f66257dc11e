import { expect, test } from 'vitest'
import type { Envelope } from 'contract/http/envelope'
import { listAlarms } from 'contract/messaging/notifications/api'
import { memberErased } from 'contract/people/members/events'
import { getRolePermissions, saveRolePermissions } from 'contract/people/staff/api'
import * as api from 'contract/community/reviews/api'
import * as reports from 'contract/community/reviews/reports.api'
import { getUploadUrl } from 'contract/system/files/api'
import type { StoredFile } from 'contract/system/files/schemas'
import { emit } from '../../../platform/jobs/tasks.ts'
import { photo } from '../../../testing/pictures-world.ts'
import { aRunningClass } from '../../../testing/world.ts'
import { cleanupFiles } from '../../system/files/files.jobs.ts'

async function aPhotographed() {
  const world = await aRunningClass()
  const { app, mina, visitor, courseRef, channelSeq, attendSeq, clock } = world
  async function sentBy(who: typeof mina) {
    const query = { filename: 'photo.jpg', fileSize: 1000, kind: 'review' as const }
    const { uploadUrl: url } = await who.call(getUploadUrl, { channelSeq, query })
    const headers = { 'content-type': 'image/jpeg' }
    const answer = await app.http.inject({ method: 'PUT', url, payload: await photo(), headers })
    return answer.json<Envelope>().data as StoredFile
  }
  return {
    ...world,
    sentBy,
    requests: (url: string) => app.http.inject(url),
    write: (pictures?: { fileSeq: StoredFile['fileSeq']; altText?: string }[]) =>
      mina.call(api.saveReview, {
        ...courseRef,
        body: { attendSeq, reviewPoint: 5, description: '좋아요', ...(pictures && { pictures }) },
      }),
    shown: async () =>
      (await visitor.call(api.listReviews, { ...courseRef, query: {} })).reviews.flatMap(
        ({ pictures }) => pictures,
      ),
    async tidyAfter(time: Parameters<typeof clock.pass>[0]) {
      clock.pass(time)
      await cleanupFiles.visit(await app.contextFor(channelSeq))
      await app.workOnce()
    },
  }
}

test('visitors see the pictures of a review, until it is hidden', async () => {
  const { write, sentBy, mina, owner, shown, requests, channelSeq } = await aPhotographed()
  const { fileSeq } = await sentBy(mina)
  const { evaluationSeq, pictures } = await write([{ fileSeq, altText: '매트' }])
  expect(pictures).toMatchObject([{ fileSeq, altText: '매트' }])
  const [picture] = await shown()
  expect((await requests(picture?.variants[0]?.url ?? '')).statusCode).toBe(200)
  expect((await requests(`/files/${channelSeq}/${fileSeq}/640.webp`)).statusCode).toBe(404)
  const hiding = { channelSeq, evaluationSeq, body: { reason: '광고예요' } }
  await owner.call(api.hideReview, hiding)
  expect(await shown()).toEqual([])
  expect((await owner.call(api.listSiteReviews, { channelSeq, query: {} })).list[0]?.pictures).toHaveLength(1)
})

test('a writer changes the pictures, at most five of their own', async () => {
  const { write, sentBy, mina, owner, shown, add, tidyAfter } = await aPhotographed()
  const first = await sentBy(mina)
  const second = await sentBy(mina)
  await expect(write([await sentBy(owner)])).refuses('NOT_FOUND')
  await expect(write([first, first])).refuses('NOT_FOUND')
  await expect(write(Array.from({ length: 6 }, () => first))).refuses('BAD_INPUT')
  await write([first])
  await write([second, first])
  expect((await shown()).map(({ fileSeq }) => fileSeq)).toEqual([second.fileSeq, first.fileSeq])
  // A client that knows nothing of pictures changes none.
  await write()
  expect(await shown()).toHaveLength(2)
  await write([second])
  await tidyAfter({ days: 2 })
  expect(await add.all("select file_seq from files where kind = 'review'")).toHaveLength(1)
})

test('pictures are deleted with their review, and with its writer', async () => {
  const { write, sentBy, mina, minaSeq, courseRef, attendSeq, add, app, channelSeq, tidyAfter } =
    await aPhotographed()
  const files = () => add.all("select 1 from files where kind = 'review'")
  await write([await sentBy(mina)])
  await mina.call(api.removeReview, { ...courseRef, body: { attendSeq } })
  await tidyAfter({ days: 2 })
  expect(await files()).toEqual([])
  await add.all('update enrolments set review_expires_at = null')
  await write([await sentBy(mina)])
  const ctx = await app.contextFor(channelSeq)
  await ctx.transaction((tx) => emit(tx, memberErased, { userSeq: minaSeq }))
  await app.workOnce()
  await tidyAfter({ days: 2 })
  expect(await files()).toEqual([])
})

test('a member reports a review once; staff hear of it, and leave or hide it', async () => {
  const { write, mina, owner, member, visitor, otherSite, app, courseRef, channelSeq } = await aPhotographed()
  const { evaluationSeq } = await write()
  const input = { ...courseRef, evaluationSeq, body: { reason: 'SPAM' as const, description: '광고' } }
  await expect(mina.call(reports.reportReview, input)).refuses('REPORTS_OWN')
  await expect(visitor.call(reports.reportReview, input)).refuses('SIGN_IN_FIRST')
  const there = { ...input, channelSeq: otherSite.channelSeq }
  await expect(otherSite.owner.call(reports.reportReview, there)).refuses('CLASS_NOT_FOUND')
  const jun = await member('Jun')
  const manager = await member('Mo', 'MNG')
  const { roles } = await owner.call(getRolePermissions, { channelSeq })
  const permissions = roles.MNG.filter((key) => key !== 'SITE_REVIEW_UPDATE')
  await owner.call(saveRolePermissions, { channelSeq, body: { userTypeCd: 'MNG', permissions } })
  await jun.call(reports.reportReview, input)
  await jun.call(reports.reportReview, input)
  await app.workOnce()
  const heard = async (who: typeof owner, kind: string) =>
    (await who.call(listAlarms, { channelSeq, query: {} })).list.filter(({ content }) =>
      content.includes(kind),
    )
  expect(await heard(owner, '"reviewReported"')).toHaveLength(1)
  expect(await heard(mina, '"reviewReported"')).toEqual([])
  expect(await heard(manager, '"reviewReported"')).toEqual([])

  const list = async (shelf: 'open' | 'settled' | 'hidden') =>
    owner.call(reports.listReviewReports, { channelSeq, query: { shelf } })
  const reported = { evaluationSeq, writerName: 'Mina', reportCount: 1, verdict: null, isHidden: false }
  expect(await list('open')).toMatchObject({
    total: 1,
    list: [{ ...reported, reports: [{ reason: 'SPAM' }] }],
  })
  await expect(jun.call(reports.listReviewReports, { channelSeq, query: {} })).refuses('NOT_ALLOWED')

  const review = { channelSeq, evaluationSeq }
  await expect(jun.call(reports.dismissReviewReports, review)).refuses('NOT_ALLOWED')
  await owner.call(reports.dismissReviewReports, review)
  await expect(owner.call(reports.dismissReviewReports, review)).refuses('NOT_FOUND')
  expect(await list('settled')).toMatchObject({ list: [{ verdict: 'DISMISSED' }] })

  await (await member('Ara')).call(reports.reportReview, input)
  await owner.call(api.hideReview, { ...review, body: { reason: '광고예요' } })
  expect((await list('open')).total).toBe(0)
  expect(await list('hidden')).toMatchObject({
    list: [{ isHidden: true, hiddenReason: '광고예요', verdict: 'HIDDEN', reportCount: 2 }],
  })
  await expect(jun.call(reports.reportReview, input)).refuses('NOT_FOUND')
})
