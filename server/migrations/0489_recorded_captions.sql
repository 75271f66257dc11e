-- What was captioned in a video room while it was recorded, until the recording has its video.
create table live_recorded_captions (
  channel_seq        bigint not null,
  live_recording_seq bigint not null,
  user_seq           bigint not null references users,
  -- The speaker's own key of a sentence, which grows while it is said.
  client_key         uuid not null,
  content            text not null check (content <> ''),
  caption_language   text not null
    check (caption_language in ('ko', 'en', 'ja', 'zh', 'vi', 'th', 'id', 'mn', 'ru', 'es', 'fr', 'de')),
  began_at           timestamptz not null,
  said_at            timestamptz not null,
  primary key (channel_seq, live_recording_seq, user_seq, client_key),
  foreign key (channel_seq, live_recording_seq) references live_recordings (channel_seq, live_recording_seq)
);
create index on live_recorded_captions (channel_seq, user_seq);
call belongs_to_channel('live_recorded_captions');

-- Whether the host who switched captions on lets them stay with recordings.
alter table live_rooms add column keeps_captions boolean not null default false;
