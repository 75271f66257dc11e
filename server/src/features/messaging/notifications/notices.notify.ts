import { noticePublished } from 'contract/site/notices/events'
import { alarmTypes, postTypes } from 'contract/values/type-codes'
import { on } from '../../../platform/jobs/tasks.ts'
import { findNotice } from '../../site/notices/notices.public.ts'
import { raiseForAll } from './notifications.public.ts'

export const notifyNotice = on('alarms.tellOfNotice', noticePublished, async (ctx, { postSeq }) => {
  const notice = await findNotice(ctx.db, postSeq)
  if (!notice) return
  await raiseForAll(ctx, {
    alarmType: alarmTypes.post,
    subType: postTypes.notice,
    courseSeq: null,
    content: { kind: 'notice', title: notice.title },
    path: `/notices/${postSeq}`,
    once: `notice:${postSeq}`,
  })
})
