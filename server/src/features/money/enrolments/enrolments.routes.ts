import * as promisedEnrolments from 'contract/money/enrolments/api'
import { implement } from '../../../platform/http/implement.ts'
import { sentence } from '../../../platform/words/sentence.ts'
import { voiceOf } from '../../../platform/words/site-words.ts'

import { getReadableCourse } from '../access/access.public.ts'
import { whyNoProject } from './project-limit.service.ts'

import { whyNotRecruiting } from './enrolments.rules.ts'

export const enrolmentRoutes = [
  implement(promisedEnrolments.checkSchedule, async ({ ctx, params }) => {
    const { course } = await getReadableCourse(ctx, params.courseSeq)
    const refusal = whyNotRecruiting(course, ctx.now()) ?? (await whyNoProject(ctx, course))
    if (!refusal) return { isBlocked: false, message: '' }
    const message = sentence(await voiceOf(ctx), refusal)
    ctx.outgoing.blocked(message)
    return { isBlocked: true, message }
  }),
]
