import { noon } from '../../../testing/world.ts'
import { fixture, ofClass } from '../../../testing/full-site/fixture.ts'

export const certificatesFixture = fixture({
  async add(world) {
    const certificateNo = 'HARU-2345-MARK'
    const issued = { attend_seq: world.attendSeq, certificate_no: certificateNo, issued_at: noon }
    await world.add.row('certificate_rules', { ...ofClass(world), min_percent: 90 })
    await world.add.row('certificates', { ...ofClass(world), ...issued })
    return { certificateNo }
  },
})
