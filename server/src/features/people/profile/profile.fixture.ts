import { filesFixture } from '../../system/files/files.fixture.ts'
import { fixture } from '../../../testing/full-site/fixture.ts'

export const profileFixture = fixture({
  after: [filesFixture],
  add: (_, { fileSeq }) => Promise.resolve({ profileImageFileSeq: fileSeq }),
})
