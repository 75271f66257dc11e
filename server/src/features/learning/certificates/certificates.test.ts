import { expect, test } from 'vitest'
import {
  getCertificate,
  listCertificates,
  printCertificate,
  setCertificateRule,
  verifyCertificate,
} from 'contract/learning/certificates/api'
import { completeLesson } from 'contract/learning/lessons/api'
import { cancelEnrolment } from 'contract/workflows/admissions/api'
import { listMyCourses } from 'contract/views/my-classes/api'
import { aCinema } from '../../../testing/classroom-world.ts'

/** Mina has read the text, one of the two lessons. */
async function aGraduation() {
  const cinema = await aCinema()
  const { mina, courseRef, curriculumSeq, channelSeq, attendSeq, add } = cinema
  await mina.call(completeLesson, { ...courseRef, curriculumSeq })
  await add.all("update enrolments set name = '김민하'")
  return { ...cinema, own: { channelSeq, attendSeq } }
}

test('a learner who completed everything gets one certificate, whose number anyone can verify', async () => {
  const { mina, visitor, owner, own, courseRef, add, channelSeq, attendSeq } = await aGraduation()
  expect(await mina.call(getCertificate, own)).toMatchObject({
    productKind: 'CLASS',
    percent: 50,
    minPercent: 100,
    certificate: null,
  })
  await expect(mina.call(printCertificate, own)).refuses('CERTIFICATE_NOT_REACHED')

  await add.all("update curriculum_progress set state = 'DONE', completed_at = now()")
  await owner.call(setCertificateRule, { ...courseRef, body: { minPercent: 50 } })
  expect((await mina.call(listMyCourses, { channelSeq })).list).toMatchObject([{ hasCertificate: true }])
  const { certificate } = await mina.call(getCertificate, own)
  expect(certificate).toMatchObject({ name: '김민하', siteName: 'haru' })
  expect((await mina.call(getCertificate, own)).certificate).toEqual(certificate)

  const certificateNo = certificate?.certificateNo ?? ''
  expect(await visitor.call(verifyCertificate, { channelSeq, certificateNo })).toMatchObject({
    name: '김*하',
    isValid: true,
  })
  // As typed from the printed certificate.
  const typed = certificateNo.toLowerCase()
  expect(await visitor.call(verifyCertificate, { channelSeq, certificateNo: typed })).toMatchObject({
    certificateNo,
  })
  expect(await owner.call(listCertificates, courseRef)).toMatchObject({
    minPercent: 50,
    list: [{ attendSeq, certificateNo, name: '김민하', isValid: true }],
  })
})

test('a certificate is a PDF with the Korean name, at a URL valid for a few minutes', async () => {
  const { mina, owner, own, courseRef, app, clock } = await aGraduation()
  await owner.call(setCertificateRule, { ...courseRef, body: { minPercent: 50 } })
  const { url, fileName } = await mina.call(printCertificate, own)
  const fetched = (path: string) => app.http.inject({ url: path, headers: { host: 'haru.localhost:3000' } })
  const { rawPayload: bytes, headers } = await fetched(url)
  expect(headers['content-type']).toBe('application/pdf')
  expect((await fetched(url.replace('/ko/', '/en/'))).statusCode).toBe(404)
  clock.pass({ minutes: 6 })
  expect((await fetched(url)).statusCode).toBe(404)
  expect(fileName).toMatch(/^[2-9A-Z-]{14}\.pdf$/)
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  // The PDF embeds the letters it needs and not the whole font.
  expect(bytes.toString('latin1')).toMatch(/\/FontName \/[A-Z]{6}\+Pretendard/)
  expect(bytes.length).toBeLessThan(200_000)
})

test('a stricter rule revokes no certificate, a cancelled enrolment does', async () => {
  const { mina, owner, visitor, own, courseRef, channelSeq, attendSeq } = await aGraduation()
  await owner.call(setCertificateRule, { ...courseRef, body: { minPercent: 50 } })
  const { certificate } = await mina.call(getCertificate, own)
  const certificateNo = certificate?.certificateNo ?? ''
  await owner.call(setCertificateRule, { ...courseRef, body: { minPercent: 90 } })
  expect((await mina.call(getCertificate, own)).certificate).toEqual(certificate)

  await owner.call(cancelEnrolment, { ...courseRef, attendSeq, body: {} })
  expect((await visitor.call(verifyCertificate, { channelSeq, certificateNo })).isValid).toBe(false)
  await expect(mina.call(getCertificate, own)).refuses('NOT_FOUND')
})

test("nobody opens another learner's certificate, and learners cannot change the rule", async () => {
  const { mina, owner, member, own, courseRef, otherSite, visitor, channelSeq } = await aGraduation()
  await expect((await member('Jun')).call(getCertificate, own)).refuses('NOT_FOUND')
  await expect(owner.call(printCertificate, own)).refuses('NOT_FOUND')
  await expect(visitor.call(getCertificate, own)).refuses('SIGN_IN_FIRST')
  await expect(mina.call(setCertificateRule, { ...courseRef, body: { minPercent: 1 } })).refuses(
    'NOT_ALLOWED',
  )
  await owner.call(setCertificateRule, { ...courseRef, body: { minPercent: 50 } })
  const { certificate } = await mina.call(getCertificate, own)
  const certificateNo = certificate?.certificateNo ?? ''
  const there = { channelSeq: otherSite.channelSeq, certificateNo }
  await expect(visitor.call(verifyCertificate, there)).refuses('NOT_FOUND')
  const unknown = { channelSeq, certificateNo: 'ABCD-2345-EFGH' }
  await expect(visitor.call(verifyCertificate, unknown)).refuses('NOT_FOUND')
})
