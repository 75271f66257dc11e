-- What the operator announces to those who run sites, in the management area of every site. Nobody else reads it.
create table announcements (
  announcement_seq    bigint generated always as identity primary key,
  title               text not null check (length(title) between 1 and 100),
  text                text not null check (length(text) between 1 and 4000),
  level               text not null check (level in ('INFO', 'IMPORTANT')),
  audience            text not null check (audience in ('OWNERS', 'STAFF')),
  starts_at           timestamptz not null,
  ends_at             timestamptz not null check (ends_at >= starts_at),
  created_at          timestamptz not null,
  created_by_user_seq bigint not null references users
);
create index announcements_end on announcements (ends_at, announcement_seq);
create index announcements_start on announcements (starts_at desc, announcement_seq desc);

-- Who closed the bar; the person, at whichever of their sites.
create table announcement_dismissals (
  user_seq         bigint not null references users,
  announcement_seq bigint not null references announcements on delete cascade,
  dismissed_at     timestamptz not null,
  primary key (user_seq, announcement_seq)
);
create index on announcement_dismissals (announcement_seq);
