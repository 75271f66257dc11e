import { memberErased } from 'contract/people/members/events'
import { on } from '../../../platform/jobs/tasks.ts'
import { removeEntriesOf } from './points.queries.ts'

export const forgetPoints = on('points.forgetPoints', memberErased, (ctx, { userSeq }) =>
  ctx.transaction((tx) => removeEntriesOf(tx, userSeq)),
)
