import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

/** What these members own changed other than by completing an item: staff gave or took points, or check-ins counted. */
export const pointsChanged = event('points.changed', z.object({ userSeqs: seq('user').array() }))
