/** Tables outside row security, each with the reason. The server does not start with unlisted tables. */
export const platformTables = {
  users: 'one account serves the whole installation and joins each site',
  http_sessions: 'a person is signed in before the site is known',
  access_tokens: 'a token is read before the site is known',
  email_verifications: 'an address is proved for the account, not for a site',
  attempts: 'who knocks is counted before anybody is known',
  withdrawals: 'a person leaves every site at once',
  one_time_tokens: 'a hand-off leads from one site to another',
  second_factors:
    'what somebody proves themselves with belongs to the account, at whichever site they come in',
  recovery_codes: 'they belong to the account like what they stand in for',
  second_step_tickets: 'a sign-in that waits for its second step is not anybody’s yet',
  trusted_devices: 'a browser is known before the site is',
  user_agreements: "an account agrees to the platform's own terms too",
  social_identities: 'who somebody is at a provider is known of the account, at whichever site they come in',
  social_tickets: 'a sign-in through a provider is under way before anybody is known',
  account_merges: 'two accounts become one at all their sites together',
  mailbox_mails: 'the built-in mailbox stands in for a mail server, which knows no sites',
  push_keys: 'push services know the installation, not its sites',
  channels: 'it is the list of sites, and an address finds its site here',
  event_logs: 'an event may come from a page of no site',
  channel_domains: 'a host is looked up before the site is known',
  course_reviews: 'the operator reviews the classes of all sites in one list',
  site_code_reviews: 'the operator reviews the code of all sites in one list',
  site_suspensions: 'the operator reads of all sites why they are offline',
  suspension_appeals: 'the operator answers the appeals of all sites from one list',
  abuse_reports: 'the operator reads what is reported of all sites in one list',
  site_inspections: 'whether an operator may look is asked with their sign-in, and listed for them',
  site_imports: 'an archive becomes a site only at the end, and the operator reads all of them in one list',
  announcements: 'the operator announces one thing to all sites',
  announcement_dismissals: 'a person closes an announcement at all of their sites together',
  feature_switches: 'the operator switches features of the installation and of single sites in one place',
  feature_switch_changes: 'as feature_switches; the operator reads all of them in one list',
  plans: 'all sites choose from the same plans',
  plan_coupons: 'a code is looked up before a site registers it',
  plan_switch: 'the installation uses plans, or does not',
  payouts: 'the operator pays the sites from one list',
  ledger_checks: 'the operator reads of all sites whether their books agree',
  ledger_differences: 'as ledger_checks; it holds counts alone',
  course_words:
    'an index of search: numbers that carry their site and say nothing; row security would let no search use it',
  course_text_words: 'an index of search, like course_words',
  notice_words: 'an index of search, like course_words',
  page_words: 'an index of search, like course_words',
  board_post_words: 'an index of search, like course_words',
  account_sites: 'a person sees all the sites they joined on one page',
  kysely_migration: 'the note of what was migrated',
  kysely_migration_lock: 'lets one starter migrate at a time',
} as const satisfies Record<string, string>

/**
 * Unique across sites, so that a conflict discloses another site's row. There are none. @public the schema test compares it with
 * the database
 */
export const globalUniqueIndexes = {} as const satisfies Record<string, string>

/** Rows of sites that are deleted with a row of no site. @public the schema test compares it with the database */
export const cascadesIntoSites = {
  push_subscriptions_session_hash_fkey: 'a browser gets alarms only as long as its own sign-in lasts',
} as const satisfies Record<string, string>

/** Functions that run with their owner's rights. @public the schema test compares it with the database */
export const definerFunctions = {
  add_channel_job: 'the queue refuses everybody else; the site comes from the binding, not from the caller',
  add_platform_job: 'the queue refuses everybody else; the job gets no site',
} as const satisfies Record<string, string>
