import type { Draft } from './curriculum.api.ts'

export const emptyDraft = (curriculumTypeCd: Draft['curriculumTypeCd'], title = ''): Draft => ({
  curriculumTypeCd,
  title,
  content: '',
  isPublic: false,
  lockStatusYn: 'N',
  uploadVodSeq: null,
  offlineStartAt: null,
  offlineEndAt: null,
  addrRoad1: null,
  addrRoad2: null,
})

type Broken = 'nameMissing' | 'REQUIRED' | 'END_BEFORE_START'
/** What is wrong with an item before it is sent, by field. */
export function brokenOf(draft: Draft): Map<string, Broken> {
  const broken = new Map<string, Broken>()
  if (draft.title.trim() === '') broken.set('title', 'nameMissing')
  if (draft.curriculumTypeCd !== '04') return broken
  const { offlineStartAt, offlineEndAt, addrRoad1 } = draft
  if (!offlineStartAt) broken.set('offlineStartAt', 'REQUIRED')
  if (!addrRoad1?.trim()) broken.set('addrRoad1', 'REQUIRED')
  if (offlineStartAt && offlineEndAt && offlineEndAt <= offlineStartAt) {
    broken.set('offlineEndAt', 'END_BEFORE_START')
  }
  return broken
}

/** `2주차 목 풀기.mp4` → `2주차 목 풀기`: the name a lesson has until somebody changes it. */
export const nameFromFile = (filename: string) =>
  filename
    .replace(/\.[^.]+$/, '')
    .trim()
    .slice(0, 100) || filename.slice(0, 100)
