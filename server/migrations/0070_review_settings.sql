-- Whether visitors read the full names of who wrote reviews. A site without a row shows them masked.
create table review_settings (
  channel_seq     bigint primary key references channels,
  shows_full_name boolean not null,
  updated_at      timestamptz not null
);
call belongs_to_channel('review_settings');
