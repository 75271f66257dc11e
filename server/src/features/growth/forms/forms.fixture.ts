import { addFormItem, createForm, getForm, publishForm } from 'contract/growth/forms/api'
import { MARK, fixture } from '../../../testing/full-site/fixture.ts'
import { noon } from '../../../testing/world.ts'

/** A published form with one question, and what Mina answered. */
export const formsFixture = fixture({
  async add({ owner, channelSeq, minaSeq, add }) {
    const { formSeq } = await owner.call(createForm, { channelSeq, body: { title: MARK } })
    const { formItemSeq } = await owner.call(addFormItem, {
      channelSeq,
      formSeq,
      body: {
        itemType: 'SHORT_TEXT',
        label: MARK,
        helpText: MARK,
        isRequired: true,
        options: [],
        agreeKind: null,
        agreeText: '',
      },
    })
    await owner.call(publishForm, { channelSeq, formSeq })
    await add.all('update forms set description = $1, response_count = 1', [MARK])
    await add.all(
      `insert into form_responses
         (channel_seq, form_seq, version, user_seq, is_only, answers, search_text, submitted_at)
       values ($1, $2, 1, $3, true, jsonb_build_object($4::text, $5::text), $5, now())`,
      [channelSeq, formSeq, minaSeq, String(formItemSeq), MARK],
    )
    await add.all(
      `insert into form_events (channel_seq, form_seq, action, params)
       values ($1, $2, 'MESSAGE', jsonb_build_object('text', $3::text))`,
      [channelSeq, formSeq, MARK],
    )
    await add.all(
      `insert into form_event_runs (channel_seq, form_response_seq, action, done_at)
       select channel_seq, form_response_seq, 'COUPON', now() from form_responses`,
    )
    const { file_seq: fileSeq } = await add.row<{ file_seq: number }>('files', {
      channel_seq: channelSeq,
      kind: 'form_file',
      storage_key: `form file of ${channelSeq}`,
      widths: [],
      origin_file_name: MARK,
      content_type: 'application/pdf',
      file_size: 10,
      created_at: noon,
    })
    await add.all(
      `insert into form_files (channel_seq, file_seq, form_response_seq, form_item_seq, sort)
       select channel_seq, $1, form_response_seq, $2, 0 from form_responses`,
      [fileSeq, formItemSeq],
    )
    const { formId } = await owner.call(getForm, { channelSeq, formSeq })
    const [response] = await add.all<{ form_response_seq: number }>(
      'select form_response_seq from form_responses',
    )
    return { formSeq, formItemSeq, formId, formResponseSeq: response?.form_response_seq ?? 0 }
  },
})
