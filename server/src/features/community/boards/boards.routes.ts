import * as api from 'contract/community/boards/api'
import * as mentions from 'contract/community/boards/mentions.api'
import * as search from 'contract/community/boards/search.api'
import * as settings from 'contract/community/boards/settings.api'
import { implement } from '../../../platform/http/implement.ts'
import { markAnswered } from './board-answers.service.ts'
import { openFile } from './board-files.service.ts'
import { searchMentionable } from './board-mentions.service.ts'
import { searchMentionableOnBoard } from './post-mentions.service.ts'
import { listListed, searchBoards } from './board-search.service.ts'
import * as service from './board-posts.service.ts'
import { createBoard, listBoards, orderBoards, removeBoard, saveBoard } from './board-settings.service.ts'
import { removeTempPost, saveTempPost, showTempPost } from './temp-posts.service.ts'
import { listComments, listPosts, showBoard, showPost } from './boards.views.ts'

export const boardRoutes = [
  implement(search.listBoards, ({ ctx }) => listListed(ctx)),
  implement(search.searchBoardPosts, ({ ctx, query }) => searchBoards(ctx, query)),
  implement(api.getBoard, ({ ctx, params }) => showBoard(ctx, params.boardSeq)),
  implement(api.listBoardPosts, ({ ctx, params, query }) => listPosts(ctx, params.boardSeq, query)),
  implement(api.getBoardPost, ({ ctx, params }) => showPost(ctx, params)),
  implement(api.openBoardFile, ({ ctx, params }) => openFile(ctx, params, params.fileSeq)),
  implement(api.writeBoardPost, ({ ctx, params, body }) => service.writePost(ctx, params.boardSeq, body)),
  implement(api.getTempPost, ({ ctx, params }) => showTempPost(ctx, params.boardSeq)),
  implement(api.saveTempPost, ({ ctx, params, body }) => saveTempPost(ctx, params.boardSeq, body)),
  implement(api.removeTempPost, ({ ctx, params }) => removeTempPost(ctx, params.boardSeq)),
  implement(api.saveBoardPost, ({ ctx, params, body }) => service.savePost(ctx, params, body)),
  implement(api.removeBoardPost, ({ ctx, params }) => service.removePost(ctx, params)),
  implement(api.setBoardPostPrivate, ({ ctx, params, body }) =>
    service.setPrivate(ctx, params, body.isPrivate),
  ),
  implement(api.pinBoardPost, ({ ctx, params, body }) => service.pinPost(ctx, params, body.isPinned)),
  implement(api.answerBoardPost, ({ ctx, params, body }) => markAnswered(ctx, params, body)),
  implement(api.likeBoardPost, ({ ctx, params, body }) => service.likePost(ctx, params, body.isLiked)),
  implement(api.listBoardComments, ({ ctx, params, query }) => listComments(ctx, params, query)),
  implement(api.commentBoardPost, ({ ctx, params, body }) => service.commentPost(ctx, params, body)),
  implement(mentions.listMentionable, ({ ctx, params, query }) => searchMentionable(ctx, params, query.q)),
  implement(mentions.listMentionableOnBoard, ({ ctx, params, query }) =>
    searchMentionableOnBoard(ctx, params.boardSeq, query),
  ),
  implement(api.removeBoardComment, ({ ctx, params }) => service.removeComment(ctx, params)),
  implement(settings.listSiteBoards, ({ ctx }) => listBoards(ctx, null)),
  implement(settings.createBoard, ({ ctx, body }) => createBoard(ctx, null, body)),
  implement(settings.orderBoards, ({ ctx, body }) => orderBoards(ctx, null, body.boardSeqs)),
  implement(settings.saveBoard, ({ ctx, params, body }) =>
    saveBoard(ctx, { courseSeq: null, ...params }, body),
  ),
  implement(settings.removeBoard, ({ ctx, params }) => removeBoard(ctx, { courseSeq: null, ...params })),
]
