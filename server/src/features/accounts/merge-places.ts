export interface Place {
  table: string
  column: string
}

/** Where a table without a site names somebody. A test holds all these lists against the database. */
export const platformPlaces: readonly Place[] = [
  { table: 'channels', column: 'owner_user_seq' },
  { table: 'course_reviews', column: 'submitted_by_user_seq' },
  { table: 'course_reviews', column: 'decided_by_user_seq' },
  { table: 'site_code_reviews', column: 'requested_by_user_seq' },
  { table: 'site_code_reviews', column: 'decided_by_user_seq' },
  { table: 'email_verifications', column: 'user_seq' },
  { table: 'social_identities', column: 'user_seq' },
  { table: 'user_agreements', column: 'user_seq' },
]
/** Where a table of a site does. */
export const sitePlaces: readonly Place[] = [
  { table: 'access_grants', column: 'user_seq' },
  { table: 'alarms', column: 'target_user_seq' },
  { table: 'alarms', column: 'actor_user_seq' },
  { table: 'chat_messages', column: 'user_seq' },
  { table: 'chat_messages', column: 'hidden_by_user_seq' },
  { table: 'chat_reads', column: 'user_seq' },
  { table: 'class_answers', column: 'user_seq' },
  { table: 'class_comments', column: 'user_seq' },
  { table: 'class_comments', column: 'hidden_by_user_seq' },
  { table: 'class_posts', column: 'user_seq' },
  { table: 'class_posts', column: 'hidden_by_user_seq' },
  { table: 'class_questions', column: 'user_seq' },
  { table: 'class_reports', column: 'user_seq' },
  { table: 'class_reports', column: 'settled_by_user_seq' },
  { table: 'course_likes', column: 'user_seq' },
  { table: 'course_staff', column: 'user_seq' },
  { table: 'courses', column: 'writer_user_seq' },
  { table: 'enrolments', column: 'user_seq' },
  { table: 'files', column: 'uploaded_by_user_seq' },
  { table: 'invite_codes', column: 'user_seq' },
  { table: 'invites', column: 'user_seq' },
  { table: 'invites', column: 'inviter_user_seq' },
  { table: 'keyword_editions', column: 'saved_by_user_seq' },
  { table: 'legal_texts', column: 'published_by_user_seq' },
  { table: 'lesson_notes', column: 'user_seq' },
  { table: 'mail_notice_choices', column: 'user_seq' },
  { table: 'mail_notices', column: 'user_seq' },
  { table: 'marketing_choices', column: 'user_seq' },
  { table: 'attendances', column: 'user_seq' },
  { table: 'attendances', column: 'marked_by_user_seq' },
  { table: 'member_memos', column: 'user_seq' },
  { table: 'member_memos', column: 'written_by_user_seq' },
  { table: 'mission_comments', column: 'user_seq' },
  { table: 'mission_submissions', column: 'user_seq' },
  { table: 'mission_submissions', column: 'judged_by_user_seq' },
  { table: 'orders', column: 'user_seq' },
  { table: 'owner_removals', column: 'user_seq' },
  { table: 'owner_removals', column: 'requested_by_user_seq' },
  { table: 'play_sessions', column: 'user_seq' },
  { table: 'point_entries', column: 'user_seq' },
  { table: 'point_entries', column: 'by_user_seq' },
  { table: 'posts', column: 'user_seq' },
  { table: 'refunds', column: 'requested_by_user_seq' },
  { table: 'reviews', column: 'user_seq' },
  { table: 'snippet_versions', column: 'saved_by_user_seq' },
  { table: 'staff_actions', column: 'user_seq' },
  { table: 'staff_invitations', column: 'invited_by_user_seq' },
  { table: 'videos', column: 'uploaded_by_user_seq' },
]
/**
 * Moved by hand (memberships, second factors), ended with the account that goes (sign-ins and links), or a record of what was.
 * @public the test of the catalogue counts them in
 */
export const otherPlaces: readonly Place[] = [
  { table: 'account_sites', column: 'user_seq' },
  { table: 'members', column: 'user_seq' },
  { table: 'access_tokens', column: 'user_seq' },
  { table: 'http_sessions', column: 'user_seq' },
  { table: 'push_subscriptions', column: 'user_seq' },
  { table: 'one_time_tokens', column: 'user_seq' },
  { table: 'account_merges', column: 'kept_user_seq' },
  { table: 'account_merges', column: 'gone_user_seq' },
  { table: 'withdrawals', column: 'user_seq' },
  { table: 'second_factors', column: 'user_seq' },
  { table: 'recovery_codes', column: 'user_seq' },
  { table: 'second_step_tickets', column: 'user_seq' },
  { table: 'trusted_devices', column: 'user_seq' },
]
