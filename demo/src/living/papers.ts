import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import Paper from 'pdfkit'
import { zipped } from './zipped.ts'

const font = join(
  dirname(createRequire(import.meta.url).resolve('pretendard/package.json')),
  'dist/public/static/Pretendard-Regular.otf',
)
const INK = '#2b3a31'
const SOFT = '#6b7a70'
const LEAF = '#3f7355'
const MARGIN = 64

interface Sheet {
  title: string
  intro: string
  steps: readonly (readonly [what: string, how: string])[]
  foot: string
}

const salutation: Sheet = {
  title: '느린 태양 경배',
  intro: '한 동작에 한 숨. 매트 옆에 붙여 두고 눈으로만 따라오세요. 세 바퀴면 충분합니다.',
  steps: [
    ['서기', '두 발을 골반 너비로 두고 세 번 숨 쉽니다.'],
    ['들이쉬며 팔 올리기', '어깨가 귀에 닿지 않는 곳까지만 올립니다.'],
    ['내쉬며 숙이기', '무릎은 굽혀도 좋습니다. 목의 힘을 뺍니다.'],
    ['들이쉬며 반쯤 일어나기', '손은 정강이나 책 두 권 위에 둡니다.'],
    ['내쉬며 한 발씩 뒤로', '무릎을 바닥에 내려놓고 등을 길게 합니다.'],
    ['들이쉬며 가슴 열기', '팔꿈치를 굽힌 채 갈비뼈만 들어 올립니다.'],
    ['내쉬며 다운독', '뒤꿈치는 바닥을 향해 있기만 하면 됩니다.'],
    ['걸어 돌아와 서기', '손을 배 위에 두고 한 번 더 숨 쉽니다.'],
  ],
  foot: '손목이 아픈 날에는 5번과 7번을 주먹이나 팔꿈치로 바꾸세요.',
}
const wrists: Sheet = {
  title: '손목이 오래 버티는 법',
  intro: '체중은 손목이 아니라 손가락 뿌리로 흐릅니다. 수련 앞뒤로 2분이면 됩니다.',
  steps: [
    ['손끝 세우기', '손가락 끝으로 바닥을 열 번 가볍게 두드립니다.'],
    ['손바닥 누르기', '검지 뿌리를 바닥에 심듯이 누르고 다섯 숨 머뭅니다.'],
    ['손등 뒤집기', '앉아서 손등을 바닥에 두고 무게는 싣지 않습니다.'],
    ['주먹 쥐고 펴기', '들이쉬며 쥐고 내쉬며 폅니다. 스무 번.'],
    ['털어 내기', '물기를 털듯 손을 흔들고 어깨까지 풀어 줍니다.'],
  ],
  foot: '저림이 이어지면 수련을 쉬고 진료를 먼저 받으세요.',
}

/** One page that can be printed, with its font inside. */
function drawSheet({ title, intro, steps, foot }: Sheet): Promise<Buffer> {
  const paper = new Paper({ size: 'A4', margin: MARGIN, info: { Title: title, Author: '온결요가' } })
  const done = buffer(paper)
  const { width, height } = paper.page
  const right = width - MARGIN
  paper.registerFont('regular', font).font('regular')
  paper.fontSize(11).fillColor(LEAF).text('온결요가', MARGIN, MARGIN)
  paper.fontSize(28).fillColor(INK).text(title, MARGIN, 88)
  paper
    .fontSize(12)
    .fillColor(SOFT)
    .text(intro, MARGIN, 134, { width: width - 2 * MARGIN, lineGap: 4 })
  let top = 196
  for (const [at, [what, how]] of steps.entries()) {
    paper.circle(MARGIN + 13, top + 13, 13).fill('#e6efe7')
    paper
      .fontSize(12)
      .fillColor(LEAF)
      .text(String(at + 1), MARGIN, top + 6, { width: 26, align: 'center' })
    paper
      .fontSize(14)
      .fillColor(INK)
      .text(what, MARGIN + 42, top - 2)
    paper
      .fontSize(11)
      .fillColor(SOFT)
      .text(how, MARGIN + 42, top + 19)
    top += 62
  }
  paper.lineWidth(0.5).strokeColor('#cfdcd1').moveTo(MARGIN, top).lineTo(right, top).stroke()
  paper
    .fontSize(11)
    .fillColor(INK)
    .text(foot, MARGIN, Math.min(top + 18, height - MARGIN - 20))
  paper.end()
  return done
}

/** A page that stands for a document of a payee: nothing in it is of anybody. */
export function drawProof(title: string, { bankName, accountNumber, holder }: PaperFacts): Promise<Buffer> {
  const paper = new Paper({ size: 'A4', margin: MARGIN, info: { Title: title } })
  const done = buffer(paper)
  paper.registerFont('regular', font).font('regular')
  paper.fontSize(26).fillColor(INK).text(title, MARGIN, 88)
  paper.fontSize(13).fillColor(SOFT).text('데모에서 쓰는 예시 문서입니다.', MARGIN, 132)
  paper
    .fontSize(14)
    .fillColor(INK)
    .text([`예금주 ${holder}`, `${bankName} ${accountNumber}`].join('\n'), MARGIN, 180, { lineGap: 8 })
  paper.end()
  return done
}
interface PaperFacts {
  bankName: string
  accountNumber: string
  holder: string
}

const card = [
  '아침 기록 카드',
  '',
  '날짜            일어난 시각',
  '',
  '1. 오늘 가장 뻣뻣한 곳',
  '2. 가장 시원했던 동작',
  '3. 창밖에 보인 것 하나',
  '',
  '다 못 적어도 괜찮습니다. 한 줄이면 하루가 남습니다.',
].join('\r\n')
const help = [
  '이 묶음에는 손으로 적는 기록 카드가 들어 있습니다.',
  '인쇄하거나 공책에 옮겨 적어 쓰세요. 닷새를 채우면 게시글에 한 장 올려 주세요.',
].join('\r\n')
/** So that plain editors see at once that it is Unicode. */
const asText = (words: string) => Buffer.from(`\uFEFF${words}\r\n`)

export const paperNames = {
  salutation: '느린 태양 경배 순서표.pdf',
  wrists: '손목이 오래 버티는 법.pdf',
  cards: '아침 기록 카드 묶음.zip',
} as const
export type PaperName = keyof typeof paperNames

const papers: Record<PaperName, () => Promise<Buffer>> = {
  salutation: () => drawSheet(salutation),
  wrists: () => drawSheet(wrists),
  cards: () =>
    Promise.resolve(
      zipped([
        { name: '아침 기록 카드.txt', bytes: asText(card) },
        { name: '읽어 주세요.txt', bytes: asText(help) },
      ]),
    ),
}
/** What lessons of the demo hand out. */
export const drawPaper = (name: PaperName) => papers[name]()
