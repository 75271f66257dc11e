import type {
  CurriculumSeq,
  LiveDivisionSeq,
  LiveGroupSeq,
  LiveMessageSeq,
  LivePollSeq,
  LiveRecordingSeq,
  UserSeq,
} from 'contract/values/ids'
import { curriculumFixture } from '../../teaching/curriculum/curriculum.fixture.ts'
import { fixture, MARK, ofSite, type World } from '../../../testing/full-site/fixture.ts'
import { noon } from '../../../testing/world.ts'

/** Mina was in the video room of the live lesson, and wrote there. */
export const liveRoomsFixture = fixture({
  after: [curriculumFixture],
  async add(world, { itemSeq }) {
    const { add, minaSeq } = world
    const ofRoom = { ...ofSite(world), curriculum_seq: itemSeq }
    const ofMina = { ...ofRoom, user_seq: minaSeq }
    await add.row('live_rooms', { ...ofRoom, created_at: noon })
    await add.row('live_room_people', {
      ...ofMina,
      user_type: 'user',
      state: 'ADMITTED',
      requested_at: noon,
    })
    await add.row('live_room_presences', { ...ofMina, identity: MARK, joined_at: noon, left_at: noon })
    const { live_message_seq: liveMessageSeq } = await add.row<{ live_message_seq: LiveMessageSeq }>(
      'live_room_messages',
      {
        ...ofMina,
        is_host: false,
        is_for_hosts: false,
        client_key: crypto.randomUUID(),
        content: MARK,
        created_at: noon,
      },
    )
    const { live_poll_seq: livePollSeq } = await add.row<{ live_poll_seq: LivePollSeq }>('live_polls', {
      ...ofRoom,
      question: MARK,
      choices: [MARK, 'B'],
      created_by_user_seq: minaSeq,
      created_at: noon,
    })
    await add.row('live_poll_votes', {
      ...ofSite(world),
      live_poll_seq: livePollSeq,
      user_seq: minaSeq,
      choice: 0,
      voted_at: noon,
    })
    const { live_recording_seq: liveRecordingSeq } = await add.row<{ live_recording_seq: LiveRecordingSeq }>(
      'live_recordings',
      {
        ...ofRoom,
        state: 'FAILED',
        started_at: noon,
        started_by_user_seq: minaSeq,
        ended_at: noon,
        end_reason: 'STOPPED',
        failed_reason: 'NOTHING',
        failed_at: noon,
      },
    )
    await addCaptions(world, { itemSeq, liveRecordingSeq, minaSeq })
    await addBoard(world, { itemSeq, minaSeq })
    const liveGroupSeq = await addGroup(world, { itemSeq, minaSeq })
    return { liveGroupSeq, liveMessageSeq, livePollSeq, liveRecordingSeq, choices: [MARK, 'B'] }
  },
})

/** Sentences of Mina's: one that was said, and one that the recording keeps. */
async function addCaptions(
  world: World,
  {
    itemSeq,
    liveRecordingSeq,
    minaSeq,
  }: Record<'itemSeq', CurriculumSeq> &
    Record<'liveRecordingSeq', LiveRecordingSeq> &
    Record<'minaSeq', UserSeq>,
) {
  const { add } = world
  const said = {
    ...ofSite(world),
    user_seq: minaSeq,
    client_key: crypto.randomUUID(),
    content: MARK,
    said_at: noon,
  }
  await add.row('live_captions', { ...said, curriculum_seq: itemSeq })
  const recorded = { live_recording_seq: liveRecordingSeq, caption_language: 'ko', began_at: noon }
  await add.row('live_recorded_captions', { ...said, ...recorded })
}

/** Groups that are over, with Mina in the first. */
async function addGroup(world: World, { itemSeq, minaSeq }: { itemSeq: CurriculumSeq; minaSeq: UserSeq }) {
  const { add } = world
  const times = { opens_at: noon, closes_at: noon }
  const division = { ...ofSite(world), curriculum_seq: itemSeq, opened_by_user_seq: minaSeq, ...times }
  const added = await add.row<{ live_division_seq: LiveDivisionSeq }>('live_divisions', division)
  const ofDivision = { ...ofSite(world), live_division_seq: added.live_division_seq }
  const group = await add.row<{ live_group_seq: LiveGroupSeq }>('live_groups', { ...ofDivision, number: 1 })
  const { live_group_seq } = group
  await add.row('live_group_people', { ...ofDivision, user_seq: minaSeq, live_group_seq, moves_at: noon })
  return live_group_seq
}

/** A text of Mina's on the whiteboard. */
async function addBoard(world: World, { itemSeq, minaSeq }: { itemSeq: CurriculumSeq; minaSeq: UserSeq }) {
  const { add } = world
  const ofRoom = { ...ofSite(world), curriculum_seq: itemSeq }
  const shape = JSON.stringify({ kind: 'TEXT', color: 'BLACK', size: 'M', points: [0, 0], text: MARK })
  await add.row('live_boards', { ...ofRoom, is_open: true, version: 1 })
  await add.row('live_board_elements', {
    ...ofRoom,
    user_seq: minaSeq,
    element_id: crypto.randomUUID(),
    page: 1,
    position: 1,
    version: 1,
    shape,
    updated_at: noon,
  })
}
