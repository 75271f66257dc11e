import { fixture } from '../../../testing/full-site/fixture.ts'

/** The identifier by which a member of the site stands in addresses. */
export const studioFixture = fixture({
  async add({ add, minaSeq }) {
    const [mina] = await add.all<{ user_uid: string }>('select user_uid from users where user_seq = $1', [
      minaSeq,
    ])
    return { userUid: mina?.user_uid ?? '' }
  },
})
