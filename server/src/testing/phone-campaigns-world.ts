import * as api from 'contract/growth/campaigns/api'
import { aList, type CampaignBody } from './campaigns-world.ts'
import { withPhones } from './phones-world.ts'
import { picturesOf } from './pictures-world.ts'

/** A list of members with phones at a site that is connected to a reseller; Mina and Jun agreed to news, Kai did not. */
export async function aPhoneCampaign() {
  const list = withPhones(await aList())
  const { owner, channelSeq, add, connectPhones, clock } = list
  await connectPhones()
  const phones = { Mina: '01055556666', Jun: '01011112222', Kai: '01033334444' }
  for (const [name, phone] of Object.entries(phones))
    await add.all('update users set phone = $2 where name = $1', [name, phone])
  async function create(body: CampaignBody) {
    const { campaignId } = await owner.call(api.createCampaign, { channelSeq, body })
    return { channelSeq, campaignId }
  }
  type Ref = Awaited<ReturnType<typeof create>>
  return {
    ...list,
    pictures: picturesOf({ ...list, clock }),
    create,
    begin: (ref: Ref, scheduledAt: string | null = null) =>
      owner.call(api.sendCampaign, { ...ref, body: { scheduledAt } }),
    find: (ref: Ref) => owner.call(api.getCampaign, ref),
  }
}
