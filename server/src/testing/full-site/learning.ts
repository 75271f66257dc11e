import { getLesson } from 'contract/learning/lessons/api'
import { play } from 'contract/learning/playback/api'
import { addLessonNote } from 'contract/learning/lesson-notes/api'
import { likeCourse } from 'contract/community/likes/api'
import { saveReview } from 'contract/community/reviews/api'
import { noon } from '../world.ts'
import { MARK, ofClass, ofSite, type World } from './mark.ts'

/** What a learner does in a class: watches, hands in work, finishes, likes it and says so. */
export async function addLearning(world: World) {
  const { add, mina, minaSeq, ownerSeq, lesson, place, attendSeq, curriculumSeq } = world
  const [here, inClass] = [ofSite(world), ofClass(world)]
  const words = { attendSeq, reviewPoint: 5, description: MARK }
  const { evaluationSeq } = await mina.call(saveReview, { ...place, body: words })
  const { playId } = await mina.call(play, lesson)
  await mina.call(getLesson, lesson)
  await mina.call(likeCourse, place)
  const { submission_seq: submissionSeq } = await add.row<{ submission_seq: number }>('mission_submissions', {
    ...inClass,
    curriculum_seq: curriculumSeq,
    attend_seq: attendSeq,
    user_seq: minaSeq,
    state: 'SUBMITTED',
    content: MARK,
    submitted_at: noon,
  })
  await add.row('mission_comments', {
    ...here,
    submission_seq: submissionSeq,
    user_seq: ownerSeq,
    is_staff: true,
    content: MARK,
    created_at: noon,
  })
  const note = { curriculumSeq, kind: 'NOTE' as const, content: MARK }
  const { lessonNoteSeq } = await mina.call(addLessonNote, { ...place, body: note })
  const certificateNo = 'HARU-2345-MARK'
  const issued = { certificate_no: certificateNo, issued_at: noon }
  await add.row('certificates', { ...inClass, attend_seq: attendSeq, ...issued })
  return { evaluationSeq, playId, submissionSeq, certificateNo, lessonNoteSeq }
}
