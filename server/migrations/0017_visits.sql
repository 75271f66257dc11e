-- Who looked at a site, hour by hour. The client id is a handle the browser made up for itself and forgets within a day.
create table visitor_hours (
  channel_seq bigint not null references channels,
  hour        timestamptz not null,
  client_id   uuid not null,
  page_views  integer not null default 0 check (page_views >= 0),
  is_new      boolean not null default false,
  primary key (channel_seq, hour, client_id)
);
call belongs_to_channel('visitor_hours');

-- Where visits came from, and what was looked at, by day of Seoul.
create table referrer_days (
  channel_seq bigint not null references channels,
  base_date   date not null,
  host        text not null check (length(host) <= 255),
  visits      integer not null check (visits > 0),
  primary key (channel_seq, base_date, host)
);
call belongs_to_channel('referrer_days');
create table page_days (
  channel_seq bigint not null references channels,
  base_date   date not null,
  path        text not null check (length(path) <= 300),
  page_views  integer not null check (page_views > 0),
  primary key (channel_seq, base_date, path)
);
call belongs_to_channel('page_days');

create table event_logs (
  event_log_seq bigint generated always as identity primary key,
  event_type    text not null,
  message       text not null,
  created_at    timestamptz not null
);
create index on event_logs (created_at);
