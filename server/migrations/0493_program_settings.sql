-- What programs of a site keep in its `channelSetting`. Only one call reads them, so that the row of the site, which every page
-- reads, does not grow by them.

create table program_settings (
  channel_seq bigint primary key references channels,
  config jsonb not null default '{}',
  -- Text, because it is returned letter by letter.
  lk_plus text not null default '{}'
);
call belongs_to_channel('program_settings');
