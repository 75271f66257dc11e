-- How often a lesson was changed, and when: calendar apps take a change only when its number grew.
alter table curriculums
  add column revision integer not null default 0 check (revision >= 0),
  add column revised_at timestamptz;
create index on curriculums (channel_seq, offline_start_at) where offline_start_at is not null;
create index on courses (channel_seq, writer_user_seq);

-- The addresses at which calendar apps read the dates of a person. Only the hash of the secret in the address is stored.
create table calendar_feeds (
  channel_seq       bigint not null references channels,
  calendar_feed_seq bigint generated always as identity,
  user_seq          bigint not null references users,
  scope             text not null check (scope in ('PERSON', 'CLASS', 'SITE')),
  course_seq        bigint,
  secret_hash       text not null,
  language          text not null check (language in ('ko', 'en', 'jp')),
  created_at        timestamptz not null,
  primary key (channel_seq, calendar_feed_seq),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq),
  check ((scope = 'CLASS') = (course_seq is not null)),
  unique (channel_seq, secret_hash)
);
-- One address of each kind for a person, and one for each class.
create unique index on calendar_feeds (channel_seq, user_seq, scope, coalesce(course_seq, 0));
call belongs_to_channel('calendar_feeds');
