-- Meetings of Google Meet, in the calendar of a person at Google. Their address is the host of the account.
alter table meeting_accounts
  drop constraint meeting_accounts_live_type_cd_check,
  add constraint meeting_accounts_live_type_cd_check check (live_type_cd in ('00', '01'));
alter table lesson_meetings
  drop constraint lesson_meetings_live_type_cd_check,
  add constraint lesson_meetings_live_type_cd_check check (live_type_cd in ('00', '01'));
