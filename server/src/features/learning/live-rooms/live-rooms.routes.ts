import * as api from 'contract/learning/live-rooms/api'
import * as audienceApi from 'contract/learning/live-rooms/audience.api'
import * as boardApi from 'contract/learning/live-rooms/board.api'
import * as captionsApi from 'contract/learning/live-rooms/captions.api'
import * as groupsApi from 'contract/learning/live-rooms/groups.api'
import * as recordingsApi from 'contract/learning/live-rooms/recordings.api'
import { implement } from '../../../platform/http/implement.ts'
import * as audience from './audience.service.ts'
import * as boards from './boards.service.ts'
import * as captions from './captions.service.ts'
import * as entry from './entry.service.ts'
import * as groups from './groups.service.ts'
import { checkNetwork } from './network-check.service.ts'
import * as moderation from './moderation.service.ts'
import * as polls from './polls.service.ts'
import { deleteBoard, getRecordedBoard } from './record-board.service.ts'
import * as record from './record.service.ts'
import * as recordings from './recordings.service.ts'
import { setTimer } from './timers.service.ts'
import * as talk from './talk.service.ts'

export const liveRoomRoutes = [
  implement(audienceApi.reportWatching, ({ ctx, params, body }) => audience.report(ctx, params, body.tab)),
  implement(audienceApi.stopWatching, ({ ctx, params, body }) =>
    audience.stopWatching(ctx, params, body.tab),
  ),
  implement(audienceApi.listAudience, ({ ctx, params, query }) => audience.list(ctx, params, query.after)),
  implement(audienceApi.inviteToStage, ({ ctx, params, body }) => audience.invite(ctx, params, body.userSeq)),
  implement(audienceApi.answerInvitation, ({ ctx, params, body }) =>
    audience.answer(ctx, params, body.isAccepted),
  ),
  implement(audienceApi.leaveStage, ({ ctx, params, body }) =>
    audience.leaveStage(ctx, params, body.userSeq),
  ),
  implement(api.getRoomSignature, ({ ctx, params: { courseSeq }, query }) => {
    const { itemSeq, tab, takeOver } = query
    return entry.signatureFor(ctx, { courseSeq, itemSeq }, { tab, takesOver: takeOver === 'Y' })
  }),
  implement(api.getNetworkCheck, ({ ctx, params }) => checkNetwork(ctx, params)),
  implement(api.enterRoom, ({ ctx, params, body }) => entry.enterRoom(ctx, params, body.tab)),
  implement(api.getRoomState, ({ ctx, params, query }) => entry.getState(ctx, params, query.tab)),
  implement(api.admitToRoom, ({ ctx, params, body }) => moderation.admit(ctx, params, body.userSeq)),
  implement(api.declineEntry, ({ ctx, params, body }) => moderation.decline(ctx, params, body.userSeq)),
  implement(api.removeFromRoom, ({ ctx, params, body }) => moderation.remove(ctx, params, body.userSeq)),
  implement(api.readmitToRoom, ({ ctx, params, body }) => moderation.readmit(ctx, params, body.userSeq)),
  implement(api.lockRoom, ({ ctx, params, body }) => moderation.setLocked(ctx, params, body.isLocked)),
  implement(api.muteInRoom, ({ ctx, params, body }) => moderation.mute(ctx, params, body.userSeq)),
  implement(api.requestUnmute, ({ ctx, params, body }) => moderation.promptUnmute(ctx, params, body.userSeq)),
  implement(api.stopShare, ({ ctx, params, body }) => moderation.stopShare(ctx, params, body.userSeq)),
  implement(api.lowerHands, ({ ctx, params, body }) => moderation.lowerHandsOf(ctx, params, body.userSeq)),
  implement(api.raiseHand, ({ ctx, params, body }) => talk.setHand(ctx, params, body.isRaised)),
  implement(api.sendReaction, ({ ctx, params, body }) => talk.react(ctx, params, body.reaction)),
  implement(api.listRoomMessages, ({ ctx, params, query }) => talk.listMessages(ctx, params, query.after)),
  implement(api.sendRoomMessage, ({ ctx, params, body }) => talk.sendMessage(ctx, params, body)),
  implement(api.getRoomRecord, ({ ctx, params }) => record.getRecord(ctx, params)),
  implement(api.listRecordedMessages, ({ ctx, params, query }) => record.listRecord(ctx, params, query)),
  implement(api.openMessageFile, ({ ctx, params }) => record.openFile(ctx, params, params.liveMessageSeq)),
  implement(api.setRoomTimer, ({ ctx, params, body }) => setTimer(ctx, params, body)),
  implement(boardApi.getBoard, ({ ctx, params, query }) => boards.getBoard(ctx, params, query.after)),
  implement(boardApi.drawOnBoard, ({ ctx, params, body }) => boards.draw(ctx, params, body)),
  implement(boardApi.clearBoardPage, ({ ctx, params, body }) => boards.clear(ctx, params, body.page)),
  implement(boardApi.showBoard, ({ ctx, params, body }) => boards.show(ctx, params, body.isOpen)),
  implement(boardApi.turnBoardPage, ({ ctx, params, body }) => boards.turnPage(ctx, params, body.page)),
  implement(boardApi.allowDrawing, ({ ctx, params, body }) => boards.allow(ctx, params, body)),
  implement(boardApi.getRecordedBoard, ({ ctx, params, query }) =>
    getRecordedBoard(ctx, params, query.after),
  ),
  implement(boardApi.deleteRecordedBoard, ({ ctx, params }) => deleteBoard(ctx, params)),
  implement(captionsApi.switchCaptions, ({ ctx, params, body }) =>
    captions.switchCaptions(ctx, params, body),
  ),
  implement(captionsApi.listCaptions, ({ ctx, params }) => captions.listCaptions(ctx, params)),
  implement(captionsApi.sendCaption, ({ ctx, params, body }) => captions.sendCaption(ctx, params, body)),
  implement(groupsApi.openGroups, ({ ctx, params, body }) => groups.open(ctx, params, body)),
  implement(groupsApi.closeGroups, ({ ctx, params }) => groups.close(ctx, params)),
  implement(groupsApi.moveToGroup, ({ ctx, params, body }) => groups.move(ctx, params, body)),
  implement(groupsApi.visitGroup, ({ ctx, params, body }) => groups.visit(ctx, params, body.liveGroupSeq)),
  implement(groupsApi.requestHelp, ({ ctx, params, body }) => groups.requestHelp(ctx, params, body)),
  implement(recordingsApi.startRecording, ({ ctx, params }) => recordings.start(ctx, params)),
  implement(recordingsApi.stopRecording, ({ ctx, params }) => recordings.stop(ctx, params)),
  implement(recordingsApi.listRecordings, ({ ctx, params }) => recordings.list(ctx, params)),
  implement(recordingsApi.retryRecording, ({ ctx, params }) =>
    recordings.retry(ctx, params, params.liveRecordingSeq),
  ),
  implement(recordingsApi.publishRecording, ({ ctx, params }) =>
    recordings.publish(ctx, params, params.liveRecordingSeq),
  ),
  implement(api.openPoll, ({ ctx, params, body }) => polls.open(ctx, params, body)),
  implement(api.closePoll, ({ ctx, params }) => polls.close(ctx, params, params.livePollSeq)),
  implement(api.votePoll, ({ ctx, params, body }) => polls.vote(ctx, params, { ...params, ...body })),
  implement(api.removeRoomMessage, ({ ctx, params }) => talk.remove(ctx, params, params.liveMessageSeq)),
]
