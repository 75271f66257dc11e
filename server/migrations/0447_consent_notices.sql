-- Advertising to phones at night takes a consent of its own, and everybody who agreed hears of it again every two years.
alter table members
  add column night_agreed_at timestamptz,
  add column marketing_noticed_at timestamptz,
  add constraint members_night_check check (night_agreed_at is null or marketing_agreed_at is not null);
create index on members (channel_seq, greatest(marketing_agreed_at, marketing_noticed_at))
  where marketing_agreed_at is not null and status = 'ACTIVE';
create index on members (channel_seq, user_seq) where night_agreed_at is not null;

alter table marketing_choices
  add column kind text not null default 'NEWS' check (kind in ('NEWS', 'NIGHT')),
  drop constraint marketing_choices_way_check,
  add constraint marketing_choices_way_check check (way in ('JOIN', 'ACCOUNT', 'MAIL', 'ONE_CLICK', 'NOTICE'));
