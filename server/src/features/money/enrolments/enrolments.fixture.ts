import { MARK, fixture } from '../../../testing/full-site/fixture.ts'

export const enrolmentsFixture = fixture({
  async add({ add, attendSeq }) {
    await add.all('update enrolments set name = $1', [MARK])
    return { attendSeq, attendSeqs: [attendSeq] }
  },
})
