import { noon } from '../../../testing/world.ts'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'

/** Code of other services in two versions, and what the operator decided about the first. */
export const integrationsFixture = fixture({
  async add(world) {
    const { add, ownerSeq } = world
    const here = ofSite(world)
    await add.row('chat_secrets', { ...here, sealed: MARK, updated_at: noon })
    for (const version of [1, 2]) {
      const written = { head: `<meta name="${MARK}" content="x">`, body: '', more_hosts: '[]' }
      const saved = { saved_by_user_seq: ownerSeq, created_at: noon }
      await add.row('snippet_versions', { ...here, version, ...written, ...saved })
    }
    await add.row('site_code_reviews', {
      ...here,
      version: 1,
      status: 'REFUSED',
      requested_at: noon,
      requested_by_user_seq: ownerSeq,
      reason: MARK,
      decided_at: noon,
      decided_by_user_seq: ownerSeq,
    })
    return { head: '', body: '<meta name="a" content="b">', moreHosts: [], confirmed: [], chatSecret: null }
  },
})
