import { attendanceAction } from '../features/learning/attendance/attendance-action.tsx'
import { chatMissionKind } from '../features/community/chats/chat-mission-kind.tsx'
import { challengersAction } from '../features/community/posts/challengers-action.tsx'
import type { Kinds } from '../features/teaching/curriculum/item-kind.ts'
import { lessonMissionKind } from '../features/teaching/curriculum/kinds/lesson-mission.tsx'
import { linkKind } from '../features/teaching/curriculum/kinds/link.tsx'
import { liveKind } from '../features/teaching/curriculum/kinds/live.tsx'
import { materialKind } from '../features/teaching/curriculum/kinds/material.tsx'
import { missionKind } from '../features/teaching/curriculum/kinds/mission.tsx'
import { offlineKind } from '../features/teaching/curriculum/kinds/offline.tsx'
import { postMissionKind } from '../features/teaching/curriculum/kinds/post-mission.tsx'
import { textKind } from '../features/teaching/curriculum/kinds/text.tsx'
import { videoKind } from '../features/teaching/curriculum/kinds/video.tsx'
import { workAction } from '../features/learning/assignments/work-action.tsx'

/** The kinds of curriculum items in the order in which staff choose them, and the dialogs that their menus open. */
export const lessonKinds: Kinds = {
  kinds: [
    videoKind,
    linkKind,
    liveKind,
    textKind,
    materialKind,
    missionKind,
    lessonMissionKind,
    postMissionKind,
    chatMissionKind,
    offlineKind,
  ],
  actions: [attendanceAction, workAction, challengersAction],
}

/** Those of contents, which have no dates and nothing to hand in. docs/rules.md R-1133. */
export const contentsKinds: Kinds = { kinds: [videoKind, linkKind, textKind, materialKind], actions: [] }
