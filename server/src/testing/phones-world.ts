import * as api from 'contract/growth/alimtalk/api'
import type { Input } from 'contract/http/endpoint'
import { fakePhones } from './fake-phones.ts'
import type { Person } from './person.ts'

export const notice = {
  name: '수업 안내',
  content: '#{이름}님, #{사이트} 수업이 곧 시작돼요.',
  buttons: [{ name: '수업 보기', url: 'https://haru.example/me/classes' }],
} satisfies Input<typeof api.createAlimtalkTemplate>['body']

interface World {
  app: { ports: object }
  owner: Pick<Person, 'call'>
  channelSeq: Input<typeof api.connectAlimtalk>['channelSeq']
}
/** Puts a reseller of AlimTalk beside a world, at which its site has no account yet. */
export function withPhones<Given extends World>(world: Given) {
  const { control: phones, open } = fakePhones()
  Object.assign(world.app.ports, { phoneMessages: open })
  const { owner, channelSeq } = world
  const connect = (body: Partial<Input<typeof api.connectAlimtalk>['body']> = {}) =>
    owner.call(api.connectAlimtalk, {
      channelSeq,
      body: { apiKey: 'key-of-haru', apiSecret: 'secret-of-haru', ...body },
    })
  const addTemplate = async (body: Partial<typeof notice> = {}) => {
    const template = { ...notice, ...body }
    const { alimtalkTemplateSeq } = await owner.call(api.createAlimtalkTemplate, {
      channelSeq,
      body: template,
    })
    return { channelSeq, alimtalkTemplateSeq }
  }
  /** One that Kakao approved. */
  const addApproved = async () => {
    const ref = await addTemplate()
    await owner.call(api.requestAlimtalkReview, ref)
    for (const template of phones.templates.values()) Object.assign(template, { state: 'APPROVED' })
    await owner.call(api.readAlimtalkReview, ref)
    return ref
  }
  const view = () => owner.call(api.getAlimtalk, { channelSeq })
  return { ...world, phones, connectPhones: connect, addTemplate, addApproved, view }
}
