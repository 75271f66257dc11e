import * as api from 'contract/learning/challenges/api'
import * as missions from 'contract/learning/challenges/missions.api'
import * as terms from 'contract/learning/challenges/terms.api'
import { implement } from '../../../platform/http/implement.ts'
import { getManagedCourse } from '../../teaching/courses/courses.public.ts'
import {
  challengesOf,
  makeChallenge,
  requireChallenge,
  saveSetting,
  settingOf,
} from './challenges.service.ts'
import { addLeader, removeLeader } from './leaders.service.ts'
import { dropMission, missionsOf, orderMissions, saveMission } from './missions.service.ts'
import { downloadParticipants } from './participants-spreadsheet.service.ts'
import { participantsOf } from './participants.service.ts'
import { copyTerm, deleteTerm, saveTerm, termOf, termsOf } from './terms.service.ts'

export const challengeRoutes = [
  implement(api.listChallenges, ({ ctx, query }) => challengesOf(ctx, query)),
  implement(api.createChallenge, ({ ctx, body }) => makeChallenge(ctx, body)),
  implement(api.getChallengeSetting, async ({ ctx, params }) => {
    const course = requireChallenge(await getManagedCourse(ctx, params.courseSeq))
    return {
      setting: await settingOf(ctx.db, course.courseSeq),
      terms: await termsOf(ctx.db, course, ctx.now()),
    }
  }),
  implement(api.updateChallengeSetting, ({ ctx, params, body }) => saveSetting(ctx, params.courseSeq, body)),
  implement(terms.getChallengeTerm, ({ ctx, params }) => termOf(ctx, params)),
  implement(terms.updateChallengeTerm, ({ ctx, params, body }) => saveTerm(ctx, params, body)),
  implement(terms.copyChallengeTerm, ({ ctx, params }) => copyTerm(ctx, params)),
  implement(terms.deleteChallengeTerm, ({ ctx, params }) => deleteTerm(ctx, params)),
  implement(terms.addChallengeLeader, ({ ctx, params, body }) => addLeader(ctx, params, body.leaderSeq)),
  implement(terms.removeChallengeLeader, ({ ctx, params, body }) =>
    removeLeader(ctx, params, body.leaderSeq),
  ),
  implement(missions.listChallengeMissions, ({ ctx, params }) => missionsOf(ctx, params)),
  implement(missions.updateChallengeMission, ({ ctx, params, body }) => saveMission(ctx, params, body)),
  implement(missions.orderChallengeMissions, ({ ctx, params, body }) =>
    orderMissions(ctx, params, body.challengeMissionSeqs),
  ),
  implement(missions.deleteChallengeMission, ({ ctx, params, body }) =>
    dropMission(ctx, params, body.forceYn),
  ),
  implement(missions.listChallengeAttendees, ({ ctx, params, query }) => participantsOf(ctx, params, query)),
  implement(missions.downloadChallengeAttendees, ({ ctx, params, body }) =>
    downloadParticipants(ctx, params, body),
  ),
]
