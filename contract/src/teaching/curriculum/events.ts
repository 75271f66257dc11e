import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

/** A mission waits for an item that learners may have completed already. */
export const missionPointed = event('mission.pointed', z.object({ curriculumSeq: seq('curriculum') }))
