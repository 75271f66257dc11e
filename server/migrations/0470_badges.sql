-- Badges that a site switched on or changed; without a row one is off and as every site begins with.
create table site_badges (
  channel_seq bigint not null,
  kind        text not null check (kind in ('FIRST_FINISH', 'FINISHES', 'STREAK', 'REVIEWS', 'FIRST_POST', 'HELPER', 'HONOUR')),
  is_on       boolean not null,
  icon        text not null check (icon in ('award', 'trophy', 'flame', 'star', 'pencil', 'heart', 'school', 'sparkles', 'crown', 'rocket')),
  name        text check (name <> ''),
  description text check (description <> ''),
  threshold   integer check (threshold between 2 and 365),
  updated_at  timestamptz not null,
  primary key (channel_seq, kind),
  check ((kind in ('FINISHES', 'STREAK', 'REVIEWS')) = (threshold is not null))
);
call belongs_to_channel('site_badges');

-- Which badges members have: earned, or given by staff with a reason.
create table member_badges (
  channel_seq    bigint not null,
  user_seq       bigint not null references users,
  kind           text not null check (kind in ('FIRST_FINISH', 'FINISHES', 'STREAK', 'REVIEWS', 'FIRST_POST', 'HELPER', 'HONOUR')),
  earned_at      timestamptz not null,
  by_user_seq    bigint references users,
  reason         text check (reason <> ''),
  -- Chosen by the member to stand beside their name.
  is_beside_name boolean not null default false,
  primary key (channel_seq, user_seq, kind),
  check ((by_user_seq is null) = (reason is null))
);
create unique index on member_badges (channel_seq, user_seq) where is_beside_name;
create index on member_badges (channel_seq, by_user_seq) where by_user_seq is not null;
call belongs_to_channel('member_badges');
