-- Why the operator suspended a site; every call asks it, so it stands with the site.
alter table channels add column suspension text
  check (suspension in ('ILLEGAL', 'RIGHTS', 'FRAUD', 'HARM', 'TERMS'));

-- Each time a site was suspended: the reason in words, and how it ended.
create table site_suspensions (
  site_suspension_seq   bigint generated always as identity primary key,
  channel_seq           bigint not null references channels,
  kind                  text not null check (kind in ('ILLEGAL', 'RIGHTS', 'FRAUD', 'HARM', 'TERMS')),
  reason                text not null check (length(reason) between 1 and 2000),
  suspended_at          timestamptz not null,
  suspended_by_user_seq bigint not null references users,
  lifted_at             timestamptz,
  lifted_by_user_seq    bigint references users,
  note                  text check (length(note) between 1 and 2000),
  check ((lifted_at is null) = (lifted_by_user_seq is null)),
  unique (channel_seq, site_suspension_seq)
);
create unique index site_suspensions_one_open on site_suspensions (channel_seq) where lifted_at is null;

-- What owners and managers say against it, and what the operator answered.
create table suspension_appeals (
  suspension_appeal_seq bigint generated always as identity primary key,
  channel_seq           bigint not null references channels,
  site_suspension_seq   bigint not null,
  text                  text not null check (length(text) between 1 and 2000),
  filed_at              timestamptz not null,
  filed_by_user_seq     bigint not null references users,
  outcome               text check (outcome in ('LIFTED', 'KEPT')),
  answer                text check (length(answer) between 1 and 2000),
  answered_at           timestamptz,
  answered_by_user_seq  bigint references users,
  foreign key (channel_seq, site_suspension_seq) references site_suspensions (channel_seq, site_suspension_seq),
  check ((answered_at is null) = (outcome is null)),
  check ((answered_at is null) = (answered_by_user_seq is null))
);
create unique index suspension_appeals_one_open on suspension_appeals (channel_seq) where answered_at is null;
create index on suspension_appeals (site_suspension_seq);
