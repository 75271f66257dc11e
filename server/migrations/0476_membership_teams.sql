-- For how many people a subscription pays. What is paid for more of them becomes true with the charge.
alter table subscriptions
  add column seats integer not null default 1 check (seats >= 1),
  add column next_seats integer check (next_seats >= 1);
alter table subscription_charges
  add column seats integer not null default 1 check (seats >= 1);

-- For how many people it is sold at once at most; 0: to single people alone.
alter table memberships
  add column team_seats integer not null default 0 check (team_seats = 0 or team_seats between 2 and 100);
-- Whether it is that of a team. Its payer is in it by a seat alone.
alter table membership_subscriptions add column is_team boolean not null default false;

-- Who has a seat in a team, or had one.
create table membership_team_seats (
  channel_seq      bigint not null,
  team_seat_seq    bigint generated always as identity,
  subscription_seq bigint not null,
  user_seq         bigint not null references users,
  taken_at         timestamptz not null,
  freed_at         timestamptz check (freed_at >= taken_at),
  primary key (channel_seq, team_seat_seq),
  foreign key (channel_seq, subscription_seq) references membership_subscriptions (channel_seq, subscription_seq)
);
create unique index membership_team_seats_taken on membership_team_seats (channel_seq, subscription_seq, user_seq)
  where freed_at is null;
create index on membership_team_seats (channel_seq, user_seq) where freed_at is null;
create index on membership_team_seats (user_seq);
call belongs_to_channel('membership_team_seats');

-- Taking a seat holds the subscription: of two people who take the last one, the second finds it taken.
create function check_team_seat() returns trigger language plpgsql as $$
declare
  paid integer;
  taken integer;
begin
  select seats into paid from subscriptions
   where channel_seq = new.channel_seq and subscription_seq = new.subscription_seq for update;
  select count(*) into taken from membership_team_seats
   where channel_seq = new.channel_seq and subscription_seq = new.subscription_seq and freed_at is null
     and team_seat_seq <> new.team_seat_seq;
  if taken >= paid then
    raise check_violation using message = 'every seat of the team is taken';
  end if;
  return new;
end $$;
create trigger check_team_seat before insert or update of freed_at, subscription_seq on membership_team_seats
  for each row when (new.freed_at is null) execute function check_team_seat();

-- Who was invited to a team by mail. The address is forgotten once somebody accepts; who is not invited any more has no row.
create table membership_team_invitations (
  channel_seq         bigint not null,
  team_invitation_seq bigint generated always as identity,
  subscription_seq    bigint not null,
  email               text check (length(email) <= 254),
  -- The hash of what its link says. One that came with a site from another installation has none until it is sent again.
  token_hash          text,
  sent_at             timestamptz not null,
  expires_at          timestamptz not null,
  accepted_at         timestamptz,
  accepted_by_user_seq bigint references users,
  primary key (channel_seq, team_invitation_seq),
  foreign key (channel_seq, subscription_seq) references membership_subscriptions (channel_seq, subscription_seq),
  check ((accepted_at is null) = (accepted_by_user_seq is null) and (accepted_at is null) = (email is not null))
);
create unique index membership_team_invitations_open on membership_team_invitations (channel_seq, subscription_seq, email)
  where accepted_at is null;
create unique index membership_team_invitations_token on membership_team_invitations (channel_seq, token_hash)
  where token_hash is not null;
create index on membership_team_invitations (accepted_by_user_seq) where accepted_by_user_seq is not null;
call belongs_to_channel('membership_team_invitations');
