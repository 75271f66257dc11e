/** What the app of a site at Zoom must be allowed to do, in the order in which Zoom lists it. */
export const zoomScopes = [
  'meeting:read:list_meetings:admin',
  'meeting:read:meeting:admin',
  'meeting:write:meeting:admin',
  'meeting:update:meeting:admin',
  'meeting:delete:meeting:admin',
  'user:read:user:admin',
] as const
