-- What is said in a film, in several languages. Made by us of what somebody sent: text only.
create table video_captions (
  channel_seq      bigint not null,
  upload_vod_seq   bigint not null,
  caption_language text not null
    check (caption_language in ('ko', 'en', 'ja', 'zh', 'vi', 'th', 'id', 'mn', 'ru', 'es', 'fr', 'de')),
  -- WebVTT, as a player fetches it.
  content          text not null,
  cue_count        integer not null check (cue_count > 0),
  origin_file_name text not null,
  updated_at       timestamptz not null,
  primary key (channel_seq, upload_vod_seq, caption_language),
  foreign key (channel_seq, upload_vod_seq) references videos (channel_seq, upload_vod_seq)
);
call belongs_to_channel('video_captions');

-- PDFs of this lesson are read in the classroom and not handed out.
alter table curriculums add column is_pdf_secure boolean not null default false;

-- Where a meeting takes place, as a map knows it.
alter table curriculums add column zipcode text check (zipcode ~ '^[0-9]{5}$');
alter table curriculums add column lat double precision check (lat between -90 and 90);
alter table curriculums add column lon double precision check (lon between -180 and 180);
alter table curriculums add constraint curriculums_lat_lon_check check ((lat is null) = (lon is null));

-- The lesson somebody asked about, and the second of its film.
alter table class_questions add column curriculum_seq bigint;
alter table class_questions add column play_second integer check (play_second >= 0);
alter table class_questions add foreign key (channel_seq, curriculum_seq)
  references curriculums (channel_seq, curriculum_seq);
alter table class_questions add check (play_second is null or curriculum_seq is not null);
create index on class_questions (channel_seq, curriculum_seq) where curriculum_seq is not null;
