import { expect, test } from 'vitest'
import { isEastAsian, notoParts, textRuns } from '../../../platform/pdf/fonts.ts'
import { drawCertificate } from './certificate-drawing.views.ts'

const certificate = {
  certificateNo: 'ABCD-EFGH-JKLM',
  name: '김민하',
  title: '저녁 요가',
  siteName: '온결요가',
  startedAt: null,
  issuedAt: new Date('2026-11-21T03:00:00Z'),
}
const drawn = (known: Partial<typeof certificate>) =>
  drawCertificate(
    { ...certificate, ...known },
    { address: 'http://demo.localhost:3000/certificates/ABCD-EFGH-JKLM', language: 'ko' },
  )
const fontsIn = (paper: Buffer) => [
  ...new Set(
    [...paper.toString('latin1').matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g)].map(([, name]) => name),
  ),
]
const OWN = new Set(['Pretendard-Bold', 'Pretendard-Regular'])
/** What a few letters of the second font may weigh; the whole of it are five million. */
const FEW = 15_000
const koreanSize = drawn({}).then(({ length }) => length)

test.each(['田中さくら', '陈欧阳', '김金민하', '髙橋 一郎', '黃淑惠'])(
  'the letters of %s are in the file, and no more of their font than these',
  async (name) => {
    const paper = await drawn({ name })
    expect(fontsIn(paper)).toContainEqual(expect.stringMatching(/^NotoSansSC/))
    expect(paper.length - (await koreanSize)).toBeLessThan(FEW)
    const runs = textRuns(name, await notoParts())
    expect(runs.filter(({ text, part }) => part === null && isEastAsian(text))).toEqual([])
  },
)

test('the title of a class and the name of a site are written in their own letters, too', async () => {
  const paper = await drawn({ title: '日本語 회화', siteName: '漢字교실' })
  expect(fontsIn(paper)).toContainEqual(expect.stringMatching(/^NotoSansSC/))
  expect(paper.length - (await koreanSize)).toBeLessThan(FEW)
})

test('a certificate in Korean and English holds no second font', async () => {
  expect(new Set(fontsIn(await drawn({ name: 'Kim Minha 김민하' })))).toEqual(OWN)
})
