import { curriculumTypes } from '../../values/type-codes.ts'

/** The events that complete a mission. */
export const missionTypes = ['ENTER_CHAT_ROOM', 'LESSON_COMPLETE', 'NEW_POST'] as const
export type MissionType = (typeof missionTypes)[number]

/** Homework has type code 03 without a mission type; with one it gets the type code that belongs to it. docs/rules.md R-344. */
export const missionKinds: readonly string[] = [
  curriculumTypes.mission,
  curriculumTypes.chatMission,
  curriculumTypes.lessonMission,
  curriculumTypes.postMission,
]

/** The largest reward of one kind for one item. docs/rules.md R-346. */
export const MAX_REWARD = 100_000

export interface MissionFacts {
  curriculumSeq: number
  missionType: MissionType | null
  missionResourceId: number | null
}

/**
 * Whether a mission lets later lessons open in an ordered course: its target comes later, or can no longer be reached.
 * docs/rules.md R-345.
 */
export function letsPass<Lesson extends MissionFacts>(
  lesson: Lesson,
  lessons: readonly Lesson[],
  isMissed: (lesson: Lesson) => boolean,
): boolean {
  const seen = new Set<number>()
  let at: Lesson | undefined = lesson
  while (at) {
    const here: Lesson = at
    if (isMissed(here)) return true
    if (here.missionType !== 'LESSON_COMPLETE' || seen.has(here.curriculumSeq)) return false
    seen.add(here.curriculumSeq)
    const next = lessons.findIndex((one) => one.curriculumSeq === here.missionResourceId)
    if (next > lessons.indexOf(here)) return true
    at = lessons[next]
  }
  return false
}

type Item = MissionFacts & { curriculumTypeCd: string }
/** Whether a mission may wait for this item: another one of its course that does not wait for the mission itself. */
export function isTarget(lessons: readonly Item[], { target, own }: { target: number; own: number | null }) {
  const of = (seq: number | null) => lessons.find(({ curriculumSeq }) => curriculumSeq === seq)
  const first = of(target)
  if (!first || first.curriculumTypeCd === curriculumTypes.section) return false
  for (
    let [at, steps]: [Item | undefined, number] = [first, 0];
    at;
    at = of(at.missionResourceId), steps += 1
  ) {
    if (at.curriculumSeq === own || steps > lessons.length) return false
  }
  return true
}
