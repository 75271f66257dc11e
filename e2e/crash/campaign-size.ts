/** How many members a campaign goes to that is killed on its way. `npm run faults:campaigns` takes more. */
export const campaignSize = (usual: number) => Number(process.env['CAMPAIGN_MEMBERS'] ?? usual)
