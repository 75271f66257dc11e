/** What an archive says instead of a column, as SQL over the columns of its row: at home when it is written, and again when it is read. */
type Expressions = Readonly<Record<string, Readonly<Record<string, string>>>>

const ofMember = 'member_user_seq is not null'
const ofSubscriptionOfMember = `subscription_seq in (
    select own.subscription_seq from subscriptions own where own.channel_seq = bound_channel() and own.${ofMember})`

/** Rows that an archive holds of a table; of others all. docs/rules.md R-1139. */
export const rowFilters: Readonly<Record<string, string>> = {
  billing_cards: ofMember,
  files: "kind not in ('payee', 'invoice', 'import_file')",
  live_recordings: "state in ('READY', 'FAILED')",
  money_entries: "kind in ('CAPTURE', 'REFUND', 'ADJUSTMENT')",
  subscription_charges: ofSubscriptionOfMember,
  subscription_pauses: ofSubscriptionOfMember,
  subscriptions: ofMember,
}

const nothing = 'null'
const unlessReady = (column: string) => `case when state = 'READY' then ${column} end`

/** Nothing is charged, sent, published or under way on its own after a move. docs/rules.md R-1140. */
export const expressions: Expressions = {
  billing_cards: {
    state: "'REMOVED'",
    sealed_customer_key: nothing,
    sealed_billing_key: nothing,
    registered_at: 'coalesce(registered_at, requested_at)',
    removed_at: 'coalesce(removed_at, registered_at, requested_at)',
  },
  campaign_messages: { group_id: nothing, message_id: nothing },
  campaigns: {
    state: "case when state in ('SCHEDULED', 'SENDING', 'ACTIVE') then 'PAUSED' else state end",
    // How far receivers were collected, by their numbers there.
    collected_to: nothing,
  },
  cash_receipts: { sealed: nothing },
  channels: {
    status: "'ACTIVE'",
    // Code that runs on pages is looked at anew.
    snippet_version: nothing,
    marketing_tools: nothing,
    kakao_js_key: nothing,
    sns_login_kak_id: nothing,
    sns_login_nav_id: nothing,
    sns_login_gog_id: nothing,
    sns_login_fab_id: nothing,
    kakao_sync: 'false',
    white_label_yn: "'N'",
    from_path: nothing,
  },
  courses: {
    state: "case when state = 'SUBMITTED' then 'DRAFT' else state end",
    state_before_trash: "case when state_before_trash = 'SUBMITTED' then 'DRAFT' else state_before_trash end",
    auto_publish_at: nothing,
  },
  deposits: { secret_hash: nothing },
  members: { alarm_read_seq: '0' },
  // Links of the former installation are void; payers send gifts again.
  membership_gifts: { state: "case when state = 'PAYING' then 'FAILED' else state end", token_hash: nothing },
  membership_team_invitations: { token_hash: nothing },
  merchants: { sealed_keys: "'{}'", secret_ends: "'{}'", last_error: "'REFUSED'" },
  money_entries: { settlement_no: nothing },
  payments: {
    state:
      "case when state in ('REQUESTED', 'CONFIRMING') and pay_method_cd <> '06' then 'FAILED' else state end",
    check_at: nothing,
    unsure_since: nothing,
    return_key: nothing,
  },
  refunds: { state: "case when state = 'REQUESTED' then 'FAILED' else state end" },
  subscription_charges: {
    state: "case when state = 'REQUESTED' then 'FAILED' else state end",
    check_at: nothing,
    settled_at: 'coalesce(settled_at, requested_at)',
  },
  subscription_pauses: { reminded_at: 'coalesce(reminded_at, requested_at)' },
  subscriptions: {
    state: `case when state in ('ACTIVE', 'PAST_DUE') then 'CANCEL_AT_END' when state = 'STARTING' then 'ENDED' else state end`,
    next_charge_at: nothing,
    past_due_since: nothing,
    next_title: nothing,
    next_price: nothing,
    next_term_months: nothing,
    ended_at: "case when state in ('STARTING', 'ENDED') then coalesce(ended_at, started_at) end",
  },
  videos: {
    state: "case when state in ('READY', 'REMOVED') then state else 'FAILED' end",
    failed_reason:
      "case when state in ('READY', 'REMOVED') then failed_reason else coalesce(failed_reason, 'FAILED') end",
    upload_id: nothing,
    source_key: nothing,
    sharper_state: "case when sharper_state = 'WAITING' then 'FAILED' else sharper_state end",
    folder: unlessReady('folder'),
    poster_key: unlessReady('poster_key'),
    wrapped_key: unlessReady('wrapped_key'),
  },
}

/**
 * How the text of a column is changed when it is written and changed back when it is read. `person`: a number of the archive
 * instead of that of the account; `identity`: the same at its beginning. `path`: without the folder of the site. `fresh`: not in the archive,
 * made anew. `video-key` and `meeting-links`: opened, and sealed anew with the secret of the new installation.
 */
export type Form = 'plain' | 'person' | 'identity' | 'path' | 'fresh' | 'video-key' | 'meeting-links' | 'json'

const forms: Readonly<Record<string, Form>> = {
  'files.storage_key': 'path',
  'live_items.sealed_door': 'meeting-links',
  'live_room_presences.identity': 'identity',
  'merchants.notice_token': 'fresh',
  'videos.folder': 'path',
  'videos.poster_key': 'path',
  'videos.wrapped_key': 'video-key',
}

export function formOf(table: string, { name, type }: { name: string; type: string }): Form {
  const own = forms[`${table}.${name}`]
  if (own) return own
  if (name.endsWith('user_seq')) return 'person'
  return type === 'jsonb' || type === 'json' ? 'json' : 'plain'
}

/** Columns whose names sound like a secret and that an archive holds, with the reason. */
export const harmlessColumns: Readonly<Record<string, string>> = {
  'chat_messages.client_key': 'names a message, so that it is sent once',
  'class_questions.is_secret': 'whether others read a question',
  'coupons.link_token': 'the end of an address that the site hands out',
  'course_seo.keywords': 'words for search engines',
  'channels.keywords': 'the words that a site replaces',
  'channels.keywords_version': 'the words that a site replaces',
  'files.sealed_at': 'when papers were sealed, which are left out',
  'form_responses.browser_hash': 'tells the answers of browsers apart',
  'imported_courses.import_key': 'what a file of another service calls a class',
  'imported_sales.import_key': 'what a file of another service calls a sale',
  'live_room_messages.client_key': 'names a message, so that it is sent once',
  'live_captions.client_key': 'names a caption, so that it is sent once',
  'live_recorded_captions.client_key': 'names a caption, so that it is sent once',
  'meeting_presences.visit_key': 'names a visit',
  'meeting_presences.occurrence_key': 'names a meeting',
  'membership_gifts.gift_key': 'names a press, so that it is paid once',
  'merchants.account_key': 'the name of an account at a provider',
  'merchants.public_keys': 'keys that browsers read',
  'payments.payment_key': 'the name of a payment at a provider',
  'payments.idempotency_key': 'names a request, so that it is made once',
  'point_entries.source_key': 'names what earned points, so that it earns once',
  'refunds.idempotency_key': 'names a request, so that it is made once',
  'role_permissions.permission_key': 'the name of a permission',
}

/** Columns that hold HTML: cleaned when an archive is read, as when somebody writes it. */
export const htmlColumns: ReadonlySet<string> = new Set([
  'board_posts.content',
  'board_temp_posts.content',
  'campaigns.content',
  'courses.desc1',
  'courses.desc2',
  'courses.desc3',
  'courses.desc4',
  'courses.desc5',
  'courses.desc6',
  'curriculums.content',
  'legal_texts.body',
  'legal_texts.body_en',
  'message_templates.content',
  'posts.content',
  'site_pages.content',
])
