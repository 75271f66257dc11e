import { markAttendances } from 'contract/learning/attendance/api'
import { addCurriculum } from 'contract/teaching/curriculum/api'
import { attendLive } from 'contract/learning/live/api'
import type { FileSeq } from 'contract/values/ids'
import { noon } from '../world.ts'
import { MARK, ofClass, ofSite, type World } from './mark.ts'

/** How a class is set up: its staff, what it hands out, its settings, the ways that lead to it. */
export async function addClass(world: World, fileSeq: FileSeq) {
  const { add, curriculumSeq, ownerSeq } = world
  const [here, inClass] = [ofSite(world), ofClass(world)]
  await add.row('curriculum_files', { ...here, curriculum_seq: curriculumSeq, file_seq: fileSeq, sort: 1 })
  await add.row('course_requests', { ...inClass, request_key: crypto.randomUUID(), created_at: noon })
  await add.row('rich_text_pictures', {
    ...here,
    place: 'COURSE',
    place_id: world.courseSeq,
    file_seq: fileSeq,
  })
  await add.row('course_staff', { ...inClass, user_seq: ownerSeq })
  const { course_review_seq: courseReviewSeq } = await add.row<{ course_review_seq: number }>(
    'course_reviews',
    {
      ...inClass,
      title: MARK,
      submitted_by_user_seq: ownerSeq,
      submitted_at: noon,
      auto_publish_at: noon,
    },
  )
  await add.row('certificate_rules', { ...inClass, min_percent: 90 })
  await addSettings(world)
  await addCaptions(world)
  const itemSeq = await addLive(world)
  return { courseReviewSeq, itemSeq, i: itemSeq, ...(await addWaysThere(world)) }
}

async function addSettings(world: World) {
  const inClass = ofClass(world)
  await world.add.row('course_seo', {
    ...inClass,
    title: MARK,
    no_index: false,
    no_follow: false,
    updated_at: noon,
  })
  await world.add.row('course_settings', {
    ...inClass,
    floating_label: MARK,
    event_fields: JSON.stringify([{ key: 'one', title: MARK, type: 'text', value: MARK }]),
    updated_at: noon,
  })
}

/** Addresses that count, and who was invited by whom. */
async function addWaysThere(world: World) {
  const { add, minaSeq, ownerSeq } = world
  const inClass = ofClass(world)
  await add.row('course_entry_codes', { ...inClass, event_code: MARK, label: MARK, created_at: noon })
  const refererCode = 'c0ffee'.repeat(3)
  const inviter = { referer_code: refererCode, user_seq: minaSeq, created_at: noon }
  await add.row('invite_codes', { ...inClass, ...inviter })
  await add.row('invites', { ...inClass, user_seq: ownerSeq, inviter_user_seq: minaSeq, opened_at: noon })
  return { eventCode: MARK, refererCode }
}

async function addCaptions(world: World) {
  await world.add.row('video_captions', {
    ...ofSite(world),
    upload_vod_seq: world.uploadVodSeq,
    caption_language: 'ko',
    content: `WEBVTT\n\n00:00:00.000 --> 00:00:01.000\n${MARK}\n`,
    cue_count: 1,
    origin_file_name: `${MARK}.srt`,
    updated_at: noon,
  })
}

/** A live lesson that begins in ten minutes, and Mina in it. */
async function addLive({ owner, mina, place, attendSeq }: World) {
  const live = {
    curriculumTypeCd: '00' as const,
    title: MARK,
    liveStartAt: '2026-11-21 12:10:00',
    liveEndAt: '2026-11-21 13:10:00',
    joinUrl: `https://zoom.us/j/85912345678?pwd=${MARK}`,
  }
  const { curriculumSeq: itemSeq } = await owner.call(addCurriculum, { ...place, body: live })
  await mina.call(attendLive, { ...place, itemSeq })
  await owner.call(markAttendances, {
    ...place,
    body: { i: itemSeq, attendSeqs: [attendSeq], isPresent: true },
  })
  return itemSeq
}
