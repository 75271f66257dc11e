-- What people report to the operator about a site, with or without an account, and what the operator did.
create table abuse_reports (
  abuse_report_seq    bigint generated always as identity primary key,
  channel_seq         bigint not null references channels,
  kind                text not null check (kind in ('ILLEGAL', 'RIGHTS', 'FRAUD', 'HARM', 'OTHER')),
  -- The page it is about.
  path                text not null check (length(path) between 1 and 300),
  text                text not null check (length(text) between 1 and 2000),
  -- Where the reporter is answered; deleted with the answer.
  reporter_email      text check (length(reporter_email) <= 254),
  language            text not null check (language in ('ko', 'en', 'jp')),
  reported_at         timestamptz not null,
  outcome             text check (outcome in ('DISMISSED', 'WARNED', 'SUSPENDED')),
  -- For other operators where it was dismissed, otherwise for the owners.
  words               text check (length(words) between 1 and 2000),
  decided_at          timestamptz,
  decided_by_user_seq bigint references users,
  check ((outcome is null) = (decided_at is null)),
  check ((outcome is null) = (decided_by_user_seq is null)),
  check (outcome is null or reporter_email is null)
);
create index abuse_reports_open on abuse_reports (reported_at, abuse_report_seq) where outcome is null;
create index abuse_reports_decided on abuse_reports (decided_at desc, abuse_report_seq desc) where outcome is not null;
create index on abuse_reports (channel_seq);
