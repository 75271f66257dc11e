import { createMessageTemplate } from 'contract/growth/message-templates/api'
import { MARK, fixture } from '../../../testing/full-site/fixture.ts'

/** The text of a mail, kept for later. */
export const messageTemplatesFixture = fixture({
  async add({ owner, channelSeq }) {
    const { messageTemplateSeq } = await owner.call(createMessageTemplate, {
      channelSeq,
      body: { name: MARK, subject: MARK, content: `<p>${MARK}</p>` },
    })
    return { messageTemplateSeq }
  },
})
