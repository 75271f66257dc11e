import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import * as tools from 'contract/growth/integrations/tools.api'
import * as toolsToolsSchemas from 'contract/site/sites/tools.schemas'
import * as snippets from 'contract/growth/integrations/snippets.api'
import { aManager, aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { ForeignParts } from './ThirdPartyScripts.tsx'
import { MarketingScreen } from './MarketingScreen.tsx'
import { SnippetScreen } from './SnippetScreen.tsx'

const owner = { ...aMember('하늘'), userTypeCd: 'OWN' as const, roles: ['SITE_SEO_UPDATE' as const] }
const needs = { inlineScripts: 1, scriptHosts: ['cdn.example.com'], talkHosts: ['talk.example.com'] }
const version = (number: number) => ({
  version: number,
  head: `<script>${number}</script>`,
  body: '',
  moreHosts: [],
  needs,
  savedBy: '하늘',
  savedAt: new Date('2026-11-21T03:00:00Z').toISOString() as never,
  review: null,
})
const free = { policy: 'free' as const }
const chatKey = '01234567-89ab-cdef-0123-456789abcdef'

test('shows what the code may do before saving, and saves only after confirmation', async () => {
  const { answers, requests, user } = renderSite(<SnippetScreen />, { session: owner })
  answers(snippets.getSnippets, { ...free, chosen: null, running: null, versions: [] })
  answers(snippets.checkSnippet, { faults: [], needs })
  answers(snippets.saveSnippet, { version: 1 })
  answers(snippets.runSnippet, { running: 1 })
  answers(snippets.getSnippets, { ...free, chosen: 1, running: 1, versions: [version(1)] })
  answers(snippets.getSnippets, { ...free, chosen: 1, running: 1, versions: [version(1)] })

  await user.type(await screen.findByLabelText('머리 부분 (head)'), '<script>1</script>')
  await user.click(screen.getByRole('button', { name: '확인하고 저장하기' }))
  const dialog = await screen.findByRole('dialog', { name: '이 코드에 이만큼 허용할까요?' })
  expect(dialog).toHaveTextContent('cdn.example.com')
  expect(dialog).toHaveTextContent('talk.example.com')
  await user.click(within(dialog).getByRole('button', { name: '저장하고 켜기' }))

  await screen.findByText('사용 중')
  const saved = requests.find(({ name }) => name === nameOf(snippets.saveSnippet))
  expect(saved?.call).toMatchObject({
    body: { head: '<script>1</script>', confirmed: ['cdn.example.com', 'talk.example.com'] },
  })
  expect(requests.find(({ name }) => name === nameOf(snippets.runSnippet))?.call).toMatchObject({
    body: { version: 1 },
  })
})

test('names code that pages cannot contain, and saves nothing', async () => {
  const { answers, requests, user } = renderSite(<SnippetScreen />, { session: owner })
  answers(snippets.getSnippets, { ...free, chosen: null, running: null, versions: [] })
  answers(snippets.checkSnippet, {
    faults: [{ where: 'body', fault: 'TAG', what: '<div>' }],
    needs: { ...needs, inlineScripts: 0 },
  })
  await user.type(await screen.findByLabelText('본문 끝 (body)'), '<div>')
  await user.click(screen.getByRole('button', { name: '확인하고 저장하기' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('본문 끝에 쓸 수 없는 태그가 있어요: <div>')
  expect(requests.some(({ name }) => name === nameOf(snippets.saveSnippet))).toBe(false)
})

const said = { requestedAt: '2026-11-21T03:00:00Z', reason: null, decidedAt: null }

test('the owner sees since when which version waits, and which one runs until then', async () => {
  const { answers } = renderSite(<SnippetScreen />, { session: owner })
  const waits = { ...version(2), review: { ...said, status: 'REQUESTED' as const } }
  answers(snippets.getSnippets, { policy: 'ask', chosen: 2, running: 1, versions: [waits, version(1)] })
  expect(await screen.findByText('2번 코드가 플랫폼 운영자의 확인을 기다리고 있어요')).toBeVisible()
  expect(screen.getByText(/2026.*에 요청했어요/)).toBeVisible()
  expect(screen.getByText('지금은 1번 코드가 실행되고 있어요.')).toBeVisible()
  expect(screen.getByRole('switch')).toBeChecked()
})

test('the owner reads why the operator refused a version', async () => {
  const { answers } = renderSite(<SnippetScreen />, { session: owner })
  const review = { ...said, status: 'REFUSED' as const, reason: '모르는 주소예요.' }
  answers(snippets.getSnippets, {
    policy: 'ask',
    chosen: 1,
    running: null,
    versions: [{ ...version(1), review }],
  })
  expect(await screen.findByText('1번 코드가 허용되지 않았어요')).toBeVisible()
  expect(screen.getByText('사유: 모르는 주소예요.')).toBeVisible()
  expect(screen.getByText('지금은 아무 코드도 실행되지 않아요.')).toBeVisible()
})

test('on a platform that runs no code, the owner reads so and cannot switch it on', async () => {
  const { answers } = renderSite(<SnippetScreen />, { session: owner })
  answers(snippets.getSnippets, { policy: 'off', chosen: 1, running: null, versions: [version(1)] })
  expect(await screen.findByText('이 플랫폼에서는 추가한 코드를 실행하지 않아요')).toBeVisible()
  expect(screen.getByRole('switch')).toBeDisabled()
})

test('an older version is loaded into the form to become a new one, or switched on as it is', async () => {
  const { answers, requests, user } = renderSite(<SnippetScreen />, { session: owner })
  answers(snippets.getSnippets, { ...free, chosen: 1, running: 1, versions: [version(2), version(1)] })
  answers(snippets.runSnippet, { running: 2 })
  answers(snippets.getSnippets, { ...free, chosen: 2, running: 2, versions: [version(2), version(1)] })

  expect(await screen.findByText('더 새로 저장한 2번 코드가 있어요.')).toBeVisible()
  expect(screen.getByLabelText('머리 부분 (head)')).toHaveValue('<script>2</script>')
  await user.click(screen.getByRole('button', { name: '1번 불러오기' }))
  expect(screen.getByLabelText('머리 부분 (head)')).toHaveValue('<script>1</script>')
  await user.click(screen.getByRole('button', { name: '2번 켜기' }))
  await waitFor(() => expect(screen.queryByText('더 새로 저장한 2번 코드가 있어요.')).toBeNull())
  expect(requests.find(({ name }) => name === nameOf(snippets.runSnippet))?.call).toMatchObject({
    body: { version: 2 },
  })
})

const stored = {
  apiKeyId: null,
  messengerKey: null,
  pixels: toolsToolsSchemas.noPixels,
  hasChatSecret: false,
  hasDefaultChat: false,
  marketingConsent: true,
}

test('rejects an id in the wrong format, and saves valid ones', async () => {
  const session = aManager('SITE_MARKETING_READ', 'SITE_MARKETING_UPDATE')
  const { answers, requests, user } = renderSite(<MarketingScreen />, { session })
  answers(tools.getMarketingTools, stored)
  answers(tools.saveMarketingTools, null)
  answers(tools.getMarketingTools, {
    ...stored,
    pixels: { ...toolsToolsSchemas.noPixels, ga4: 'G-ABC1234567' },
  })

  const ga4 = await screen.findByLabelText(/Google 애널리틱스 측정 ID/)
  await user.type(ga4, 'ABC')
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  expect(requests.some(({ name }) => name === nameOf(tools.saveMarketingTools))).toBe(false)
  await user.clear(ga4)
  await user.type(ga4, 'G-ABC1234567')
  await user.type(screen.getByLabelText(/채널 공개 ID/), 'https://pf.kakao.com/_abcde/chat')
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === nameOf(tools.saveMarketingTools))?.call).toMatchObject({
      body: { messengerKey: '_abcde', pixels: { ga4: 'G-ABC1234567' } },
    }),
  )
})

test('checks a key only on request, and explains the result', async () => {
  const session = aManager('SITE_MARKETING_READ', 'SITE_MARKETING_UPDATE')
  const { answers, user } = renderSite(<MarketingScreen />, { session })
  answers(tools.getMarketingTools, { ...stored, messengerKey: '_abcde' })
  answers(tools.checkMarketingKey, { verdict: 'UNKNOWN_KEY' })
  await user.click(await screen.findByRole('button', { name: '연결 확인하기' }))
  expect(await screen.findByText('이런 카카오톡 채널이 없어요. 공개 ID를 다시 확인해 주세요.')).toBeVisible()
})

test('staff with read permission see that they cannot edit, and see no buttons', async () => {
  const { answers } = renderSite(<MarketingScreen />, { session: aManager('SITE_MARKETING_READ') })
  answers(tools.getMarketingTools, stored)
  expect(await screen.findByText(/바꿀 권한이 없어요/)).toBeVisible()
  expect(await screen.findByLabelText(/Meta 픽셀 ID/)).toBeDisabled()
})

const talking = { apiKeyId: chatKey, messengerKey: '_abcde', runsCode: true }
beforeEach(() => {
  delete window.ChannelIO
})
afterEach(() => vi.restoreAllMocks())

test("visitors open the site's chat in the messenger", async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue({} as Window)
  const { user } = renderSite(<ForeignParts />, { path: '/classes', channel: { marketingTools: talking } })
  await user.click(await screen.findByRole('button', { name: '카카오톡으로 문의하기 (새 창)' }))
  expect(opened).toHaveBeenCalledWith('https://pf.kakao.com/_abcde/chat', '_blank')
  expect(document.querySelector('script[src*="channel.io"]')).toBeNull()
})

test('a messenger that does not open shows a message with one button', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const { user } = renderSite(<ForeignParts />, { path: '/classes', channel: { marketingTools: talking } })
  await user.click(await screen.findByRole('button', { name: /카카오톡으로 문의하기/ }))
  const alert = await screen.findByRole('alertdialog', { name: '메신저를 연결하지 못했어요' })
  expect(alert).toHaveTextContent('일시적인 오류이거나 네트워크 문제')
  await user.click(within(alert).getByRole('button', { name: '확인' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('staff are signed in to the help chat, and signed out of it when they leave', async () => {
  const { answers, unmount } = renderSite(<ForeignParts />, {
    path: '/classes',
    session: owner,
    channel: { marketingTools: talking },
  })
  const identity = {
    memberId: 'seodang-7',
    memberHash: 'abc',
    name: '하늘',
    mobileNumber: '+821012345678',
    email: 'haneul@example.com',
  }
  answers(tools.getChatIdentity, identity)
  await waitFor(() => expect(document.querySelector('script[src*="channel.io"]')).not.toBeNull())
  const { name, mobileNumber, email } = identity
  expect(window.ChannelIO?.q).toEqual([
    [
      'boot',
      {
        pluginKey: chatKey,
        memberId: 'seodang-7',
        memberHash: 'abc',
        language: 'ko',
        profile: { name, mobileNumber, email },
      },
    ],
  ])
  unmount()
  expect(window.ChannelIO?.q?.at(-1)).toEqual(['shutdown'])
})

test.each(['/login', '/classes/3/payment', '/editinformation'])('%s has neither', (path) => {
  const { requests } = renderSite(<ForeignParts />, {
    path,
    session: owner,
    channel: { marketingTools: talking },
  })
  expect(requests).toEqual([])
  expect(screen.queryByRole('button')).toBeNull()
})
