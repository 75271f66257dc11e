import { CurriculumDraft } from 'contract/teaching/curriculum/schemas'
import { completeLesson } from 'server/src/features/learning/lessons/lessons.service.ts'
import { addItem } from 'server/src/features/teaching/curriculum/curriculum.service.ts'
import type { MemberContext } from 'server/src/platform/context.ts'
import { after } from '../moments.ts'
import { known } from '../known.ts'
import type { Scene } from './acting.ts'
import type { ClassLife, DemoItem } from './life.ts'
import { drawPaper, paperNames } from './papers.ts'
import { sendDocument } from './sending.ts'

/** Puts lessons of the newer kinds behind those that the class began with. */
export async function addItems(
  ctx: MemberContext,
  scene: Scene,
  { items = [], rooms }: { items?: ClassLife['items']; rooms: ReadonlyMap<string, number> },
) {
  for (const item of items) {
    const draft = { ...CurriculumDraft.parse(item.draft), ...(await placed(ctx, item, { scene, rooms })) }
    const input = { ...draft, afterSeq: null, repeatWeeks: 1 }
    const { curriculumSeq } = await addItem(ctx, scene.courseSeq, input)
    scene.lessons.set(draft.title, curriculumSeq)
  }
}

async function placed(
  ctx: MemberContext,
  { papers = [], meets, lesson, room }: DemoItem,
  { scene, rooms }: { scene: Scene; rooms: ReadonlyMap<string, number> },
): Promise<Partial<CurriculumDraft>> {
  if (lesson !== undefined) return { missionResourceId: known(scene.lessons, lesson) }
  if (room !== undefined) return { missionResourceId: known(rooms, room) }
  if (meets) {
    const { address: addrRoad1, detail: addrRoad2 } = meets.place
    const offlineStartAt = scene.moment([meets.day, meets.from])
    return { offlineStartAt, offlineEndAt: after(offlineStartAt, meets.hours / 24), addrRoad1, addrRoad2 }
  }
  const addFiles = []
  for (const paper of papers) {
    const sent = { filename: paperNames[paper], bytes: await drawPaper(paper), kind: 'material' } as const
    addFiles.push(await sendDocument(ctx, sent))
  }
  return { addFiles }
}

export async function finishLessons({ as, courseSeq, lessons }: Scene, done: ClassLife['done'] = []) {
  for (const { by, at, lesson } of done)
    await completeLesson(as(by, at), { courseSeq, curriculumSeq: known(lessons, lesson) })
}
