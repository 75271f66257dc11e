import type { SubmissionSeq } from 'contract/values/ids'
import { commentWork, handIn, judge } from 'server/src/features/learning/assignments/assignments.service.ts'
import type { MemberContext } from 'server/src/platform/context.ts'
import { drawPhoto } from '../pictures.ts'
import { known } from '../known.ts'
import type { Scene } from './acting.ts'
import type { ClassLife, DemoWork } from './life.ts'
import { sendDocument } from './sending.ts'

/** Homework is handed in, looked at and answered. */
export async function handInAll(scene: Scene, works: ClassLife['works'] = []) {
  for (const work of works) {
    const submissionRef = { courseSeq: scene.courseSeq, curriculumSeq: known(scene.lessons, work.mission) }
    const learner = scene.as(work.by, work.at)
    const { submissionSeq } = await handIn(learner, submissionRef, {
      content: work.text,
      linkUrl: work.link ?? null,
      fileSeq: await photoOf(learner, work),
    })
    await answerWork(scene, work, { ...submissionRef, submissionSeq })
  }
}

async function photoOf(ctx: MemberContext, { photo }: DemoWork) {
  if (!photo) return null
  const bytes = await drawPhoto(photo.scene)
  return sendDocument(ctx, { filename: `${photo.shows}.jpg`, bytes, kind: 'assignment' })
}

type SubmissionRef = Parameters<typeof commentWork>[1] & { submissionSeq: SubmissionSeq }
async function answerWork({ as }: Scene, { verdict, answer }: DemoWork, submissionRef: SubmissionRef) {
  if (verdict) {
    const { by, at, state, text } = verdict
    await judge(as(by, at), submissionRef, { state, comment: text })
  }
  if (answer) await commentWork(as(answer.by, answer.at), submissionRef, answer.text)
}
